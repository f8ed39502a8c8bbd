/** The pictures of the four theatre bills on the home page: our own drawings, 240 by 300. */

import { html } from "htm/preact";

/** @param {{game: string}} props */
export function Bill({ game }) {
  const draw = BILLS[game];
  if (!draw) return null;
  return html`<svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${draw()}</svg>`;
}

/** @param {number} count @param {(n: number) => any} one */
const row = (count, one) => Array.from({ length: count }, (_, n) => one(n));

// ---------------------------------------------------------------- Venice: a canal between two mansions at dusk

function venice() {
  return html`
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#12303a" /><stop offset=".55" stop-color="#6d5a5e" />
        <stop offset="1" stop-color="#d0694e" />
      </linearGradient>
    </defs>
    <rect width="240" height="200" fill="url(#dusk)" />
    <circle cx="120" cy="168" r="34" fill="#f3b06a" />
    <path d="M88 200V150q4-16 18-18v-14q6-20 14-20t14 20v14q14 2 18 18v50z" fill="#3a3f4c" />
    <path d="M118 98v-14h4v14" fill="#3a3f4c" />
    <rect y="200" width="240" height="100" fill="#173d44" />
    ${row(9, (n) => html`<path d=${`M${104 - n * 5} ${208 + n * 10}h${32 + n * 10}`} stroke="#e59a5e"
      stroke-width="2.4" stroke-linecap="round" opacity=${0.8 - n * 0.07} />`)}
    ${mansion(0, "#0b181b", "#18353b")} ${mansion(1, "#0b181b", "#18353b")}
    <path d="M64 200q56-44 112 0v8q-56-40-112 0z" fill="#241f26" />
    <path d="M64 200q56-44 112 0" fill="none" stroke="#d99a6a" stroke-width="1.6" />
    ${gondola()}
  `;
}

/** @param {number} side @param {string} wall @param {string} stone */
function mansion(side, wall, stone) {
  return html`<g transform=${side ? "translate(240 0) scale(-1 1)" : ""}>
    <path d="M0 34h62v6h4v172H0z" fill=${wall} />
    <path d="M0 34h62v6H0zM0 96h66v4H0zM0 154h66v4H0z" fill=${stone} />
    ${row(3, (floor) =>
      row(2, (n) => html`<path d=${`M${10 + n * 26} ${90 + floor * 58}v-24q8-14 16 0v24z`}
        fill=${(floor + n + side) % 3 ? "#f3c979" : "#20444b"} />`),
    )}
    ${row(3, (floor) => html`<path d=${`M6 ${92 + floor * 58}h50`} stroke=${stone} stroke-width="3" />`)}
  </g>`;
}

function gondola() {
  return html`<g fill="#070f11">
    <path d="M58 250q58 22 122-2q8-6 10-16q5 12-4 24q-60 26-126 6q-8-6-8-18z" />
    <path d="M150 242q-2-26 4-34q-8-10 2-14q10 2 4 14q8 12 4 34z" />
    <path d="M158 212l26 44" stroke="#070f11" stroke-width="2.4" />
    <path d="M96 252q-4-24 8-30q-6-10 4-14q10 4 4 14q12 8 8 30z" />
    <path d="M103 214q5-4 11 0l-2 4q-4-2-7 0z" fill="#d0694e" />
  </g>`;
}

// ---------------------------------------------------------------- Holmes: a desk in gaslight

function holmes() {
  return html`
    <defs>
      <radialGradient id="gas" cx=".5" cy=".18" r=".85">
        <stop offset="0" stop-color="#f6cf86" stop-opacity=".9" /><stop offset=".5" stop-color="#8a5a2a" stop-opacity=".45" />
        <stop offset="1" stop-color="#1a1412" stop-opacity="0" />
      </radialGradient>
    </defs>
    <rect width="240" height="300" fill="#1d1512" />
    ${row(6, (n) => html`<path d=${`M${20 + n * 40} 0v176`} stroke="#2a1e19" stroke-width="14" />`)}
    <rect width="240" height="300" fill="url(#gas)" />
    <path d="M116 0h8v34h-8z" fill="#3b2a20" /><path d="M84 70q6-36 36-36t36 36z" fill="#e0a84e" />
    <path d="M84 70h72l-4 6H88z" fill="#8a5a24" /><circle cx="120" cy="82" r="8" fill="#fff0c4" />
    <path d="M0 178h240v122H0z" fill="#3a2418" /><path d="M0 178h240v7H0z" fill="#573822" />
    ${paper(28, 204, -9)} ${paper(132, 196, 7)}
    ${lens()}
    <path d="M22 176q2-22 22-22h8l24-12q5 0 3 5l-24 17q-2 14-18 14z" fill="#140c09" />
    <path d="M200 178v-46q0-8 8-8t8 8v46z" fill="#8a3330" />
    <path d="M203 124q4-26 26-34q-6 22-18 34z" fill="#ece0c6" />
  `;
}

/** @param {number} x @param {number} y @param {number} turn */
function paper(x, y, turn) {
  return html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M0 0h84v74H0z" fill="#ece0c6" />
    ${row(5, (n) => html`<path d=${`M8 ${12 + n * 11}h${66 - (n % 3) * 12}`} stroke="#8c7659" stroke-width="2" />`)}
  </g>`;
}

function lens() {
  return html`<g>
    <path d="M144 254l44 34" stroke="#140c09" stroke-width="13" stroke-linecap="round" />
    <circle cx="110" cy="224" r="46" fill="#fbf1d8" />
    <g fill="none" stroke="#5b3a22" stroke-width="3" stroke-linecap="round">
      ${row(5, (n) => html`<path d=${`M${110 - 7 * n - 3} ${250 - n}q${-2 - n} ${-30 - 5 * n} ${7 * n + 3} ${-33 - 4.4 * n}q${7 * n + 5} ${2} ${7 * n + 3} ${34 + 3 * n}`} />`)}
    </g>
    <circle cx="110" cy="224" r="46" fill="none" stroke="#c98f3a" stroke-width="9" />
    <path d="M82 204q8-16 24-20" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8" />
  </g>`;
}

// ---------------------------------------------------------------- Black Sonata: an engraved map, and a lady passing by

/** @type {[number, number][]} */
const PLACES = [[44, 60], [104, 34], [176, 52], [36, 122], [96, 98], [158, 112], [206, 104], [66, 168], [134, 160], [92, 252], [180, 246]];
const ROADS = "M44 60L104 34L176 52L206 104L158 112L96 98L44 60L36 122L96 98L104 34M36 122L66 168L134 160L158 112M66 168L96 98M134 160L180 246L92 252M176 52L158 112";

function sonata() {
  return html`
    <rect width="240" height="300" fill="#f1e7d0" />
    <path d="M10 10h220v280H10z" fill="none" stroke="#4a4358" stroke-width="1.4" />
    <path d="M14 14h212v272H14z" fill="none" stroke="#4a4358" stroke-width=".7" />
    <path d="M14 214q40-30 86-14t126-22v44q-70 36-124 18t-88 12z" fill="#c9cfe0" />
    ${row(4, (n) => html`<path d=${`M14 ${224 + n * 8}q40-28 86-14t126-20`} fill="none" stroke="#4a5a94"
      stroke-width="1" opacity=".6" />`)}
    <path d=${ROADS} fill="none" stroke="#6a5a4a" stroke-width="5" stroke-linejoin="round" />
    <path d=${ROADS} fill="none" stroke="#f7efdc" stroke-width="2.4" stroke-linejoin="round" />
    ${PLACES.map(([x, y], n) => place(x, y, n))}
    ${lady()}
  `;
}

/** @param {number} x @param {number} y @param {number} n */
function place(x, y, n) {
  const marks = ["M-5 6v-8l5-5l5 5v8z", "M-6 6h12M-4 6v-9h8v9M0-3v-5", "M-6 5q6-10 12 0z", "M-6 6v-9h4v3h4v-3h4v9z"];
  return html`<g transform=${`translate(${x} ${y})`}>
    <circle r="14" fill="#f7efdc" stroke="#1f2233" stroke-width="2" />
    <path d=${marks[n % 4]} fill=${n % 3 ? "#4a5a94" : "#a83a4a"} stroke="#1f2233" stroke-width="1.2" />
  </g>`;
}

function lady() {
  return html`<g transform="translate(120 190)">
    <path d="M-8-62q-16 4-14 22q2 10-4 16q8 2 12-2l2 10q-26 10-34 34l-14 80q60 20 120 0l-14-80q-8-24-34-34l2-10q12 2 14-6q-8-2-6-14q0-20-18-18q-8-4-12 2z" fill="#171a2a" />
    <path d="M-26 20q26 18 52 0l6 12q-32 18-64 0z" fill="#a83a4a" />
    <path d="M-13-20q13 10 26 0l4 8q-17 12-34 0z" fill="#f1e7d0" />
    <circle cx="22" cy="-54" r="8" fill="#a83a4a" /><path d="M22-58a4 4 0 1 1-4 4" fill="none" stroke="#f1e7d0" stroke-width="1.4" />
  </g>`;
}

// ---------------------------------------------------------------- Whispers: a house cut open at night

function whispers() {
  return html`
    <rect width="240" height="300" fill="#151022" />
    ${row(22, (n) => html`<circle cx=${(n * 73 + 20) % 240} cy=${(n * 37 + 6) % 84} r=${n % 3 ? 0.9 : 1.5} fill="#cfc2ee" />`)}
    <circle cx="196" cy="44" r="20" fill="#f2dca8" /><circle cx="188" cy="39" r="18" fill="#151022" />
    <path d="M18 112L120 44l102 68z" fill="#2c2146" /><path d="M18 112L120 44l102 68" fill="none" stroke="#7a62b8" stroke-width="4" />
    <path d="M172 60h18v28h-18z" fill="#2c2146" />
    <path d="M30 112h180v172H30z" fill="#0d0916" />
    <path d="M98 104q22-34 44 0z" fill="#f2c66d" /><path d="M120 86v18M108 100h24" stroke="#2c2146" stroke-width="2" />
    ${room(36, 118, "#5a4684", false)} ${room(123, 118, "#f2c66d", true)}
    ${room(36, 174, "#f2c66d", true)} ${room(123, 174, "#3a2d5c", false)}
    ${room(36, 230, "#3a2d5c", false)} ${room(123, 230, "#c99548", true)}
    ${figure(160, 166, "#1c1430")} ${figure(64, 222, "#1c1430")} ${figure(88, 222, "#1c1430")}
    ${figure(172, 278, "#1c1430")} ${figure(92, 166, "#171028")} ${figure(150, 222, "#171028")}
    <path d="M0 284h240v16H0z" fill="#0a0712" />
  `;
}

/** @param {number} x @param {number} y @param {string} light @param {boolean} lamp */
function room(x, y, light, lamp) {
  return html`<g>
    <path d=${`M${x} ${y}h81v50h-81z`} fill=${light} opacity=${lamp ? 0.92 : 0.75} />
    ${lamp && html`<path d=${`M${x + 40} ${y}v8M${x + 33} ${y + 14}q7-12 14 0z`} stroke="#1c1430" fill="#fff3cf" stroke-width="2" />`}
    <path d=${`M${x + 6} ${y + 50}v-14h12v14zM${x + 60} ${y + 50}v-20h14v20z`} fill="#1c1430" opacity=".55" />
  </g>`;
}

/** @param {number} x @param {number} y @param {string} ink */
function figure(x, y, ink) {
  return html`<path transform=${`translate(${x} ${y})`} fill=${ink}
    d="M-7 2q0-20 4-24q-5-8 3-11q8 3 3 11q5 4 5 24z" />`;
}

/** @type {Record<string, () => any>} */
const BILLS = { venice, holmes, sonata, whispers };
