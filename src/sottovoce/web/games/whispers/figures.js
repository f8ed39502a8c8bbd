/* The eight people of the house, drawn as small standing figures; of a set of its own, hooded ones with a letter. */

import { html } from "htm/preact";
import { SymbolSign } from "./signs.js";

/** @typedef {{key: string, symbol: number}} Person @typedef {import("./signs.js").Symbol} Symbol */

/** Each in a box of 48 by 72, the feet at 70, the middle of the face at 24, 21. */
const DRAWN = {
  sleepwalker: () => html`<path class="c-linen" d="M15 70 L16 38 Q17 31 24 31 Q31 31 32 38 L34 70 Z" />
    <path class="c-linen" d="M29 38 L44 41 L44 46 L29 46 Z M28 44 L41 50 L39 54 L26 49 Z" /><${Face} closed=${true} />
    <path class="c-blue" d="M14 18 Q15 6 26 7 Q37 8 40 22 Q41 27 43 28 Q36 28 34 18 Q24 14 14 18 Z" /><circle class="c-linen" cx="42" cy="30" r="3" />
    <path class="c-line" d="M20 52 V66 M27 54 V66" />`,
  astronomer: () => html`<path class="c-blue" d="M11 70 L16 40 Q18 31 24 31 Q30 31 32 40 L37 70 Z" />
    <path class="c-gold" d="M20 44 l1 3 3 0 -2 2 1 3 -3 -2 -3 2 1 -3 -2 -2 3 0 Z M28 56 l1 2 2 0 -1.5 1.5 .5 2.5 -2 -1.5 -2 1.5 .5 -2.5 -1.5 -1.5 2 0 Z" /><${Face} />
    <path class="c-grey" d="M17 25 Q24 29 31 25 Q30 38 24 41 Q18 38 17 25 Z" /><path class="c-blue" d="M24 1 L34 16 Q24 12 14 16 Z" />
    <path class="c-gold" d="M30 44 L44 32 L47 35 L33 48 Z" />`,
  butler: () => html`<path class="c-black" d="M14 70 L15 40 Q16 31 24 31 Q32 31 33 40 L34 70 H27 L24 52 L21 70 Z" />
    <path class="c-linen" d="M20 32 L24 48 L28 32 Z" /><path class="c-black" d="M20 33 L24 35 L28 33 V38 L24 36 L20 38 Z" /><${Face} />
    <path class="c-black" d="M15 19 Q15 9 24 9 Q33 9 33 19 Q30 13 24 14 Q18 13 15 19 Z" />
    <path class="c-grey" d="M30 42 H47 V44 H30 Z M36 42 V35 H41 V42 Z" /><path class="c-black" d="M31 38 L40 43 L38 47 L30 44 Z" />`,
  housekeeper: () => html`<path class="c-brown" d="M10 70 L17 42 Q18 31 24 31 Q30 31 31 42 L38 70 Z" />
    <path class="c-linen" d="M18 46 H30 L34 68 H14 Z M20 34 L24 46 L28 34 L26 46 H22 Z" /><${Face} />
    <path class="c-brown" d="M15 20 Q14 9 24 9 Q34 9 33 20 Q29 14 24 14 Q19 14 15 20 Z" /><circle class="c-brown" cx="24" cy="7" r="5" />
    <path class="c-ring" d="M35 50 m-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 M33 54 v7 M36 54 v8 M38 53 l2 7" />`,
  widow: () => html`<path class="c-black" d="M6 70 Q14 58 17 44 Q18 31 24 31 Q30 31 31 44 Q34 58 42 70 Z" /><${Face} />
    <path class="c-veil" d="M12 40 Q10 12 24 8 Q38 12 36 40 Q30 44 24 43 Q18 44 12 40 Z" />
    <path class="c-black" d="M13 18 Q14 6 24 6 Q34 6 35 18 Q29 12 24 12 Q19 12 13 18 Z" /><path class="c-rose" d="M30 8 q5 -4 7 1 q2 5 -4 5 q-5 0 -3 -6 Z" />
    <path class="c-line" d="M16 58 Q24 62 32 58" />`,
  gardener: () => html`<path class="c-linen" d="M14 70 L15 40 Q16 31 24 31 Q32 31 33 40 L34 70 Z" />
    <path class="c-green" d="M17 42 H31 L33 70 H15 Z M19 42 L20 32 M29 42 L28 32" /><${Face} />
    <path class="c-straw" d="M5 17 Q14 12 16 13 Q16 4 24 4 Q32 4 32 13 Q34 12 43 17 Q24 22 5 17 Z" /><path class="c-line" d="M16 13 Q24 16 32 13" />
    <path class="c-brown" d="M40 30 H42 V70 H40 Z" /><path class="c-grey" d="M36 24 H46 V32 Q41 36 36 32 Z" />`,
  clockmaker: () => html`<path class="c-brown" d="M13 70 L15 40 Q16 31 24 31 Q32 31 33 40 L35 70 Z" /><path class="c-linen" d="M20 32 L24 44 L28 32 Z" />
    <path class="c-gold" d="M17 40 H31 V56 Q24 60 17 56 Z" /><path class="c-line" d="M24 42 V57 M19 48 Q22 54 29 49" /><circle class="c-linen" cx="30" cy="50" r="4" /><path class="c-line" d="M30 48 V50 L32 51" /><${Face} />
    <path class="c-grey" d="M15 19 Q13 10 20 10 Q18 14 18 17 Z M33 19 Q35 10 28 10 Q30 14 30 17 Z" /><path class="c-grey" d="M17 27 Q20 24 24 26 Q28 24 31 27 Q28 30 24 28 Q20 30 17 27 Z" />
    <path class="c-ring" d="M28 20 m-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 M32 21 L34 34" />`,
  "great-aunt": () => html`<path class="c-violet" d="M7 70 Q12 56 15 44 Q16 31 24 31 Q32 31 33 44 Q36 56 41 70 Z" />
    <path class="c-linen" d="M14 40 Q24 52 34 40 L32 33 Q24 40 16 33 Z" /><${Face} />
    <path class="c-grey" d="M12 24 Q8 6 24 3 Q40 6 36 24 Q35 14 24 13 Q13 14 12 24 Z" /><circle class="c-grey" cx="24" cy="5" r="5" />
    <path class="c-ring" d="M20 21 m-3.4 0 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0 -6.8 0 M28 21 m-3.4 0 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0 -6.8 0" />
    <path class="c-cane" d="M41 70 V42 Q41 38 44 38 Q47 38 47 41" />`,
};

/** @param {{closed?: boolean}} props */
function Face({ closed = false }) {
  const eyes = closed ? "M18.5 21 q2 2 4 0 M25.5 21 q2 2 4 0" : "M20 20 v2 M28 20 v2";
  return html`<g><circle class="c-skin" cx="24" cy="21" r="9.5" /><path class="c-eyes" d=${eyes} /><path class="c-eyes" d="M22 26.5 q2 1 4 0" /></g>`;
}

/** Somebody of a set of its own. @param {{letter: string}} props */
function Hooded({ letter }) {
  return html`<path class="c-violet" d="M9 70 Q14 54 14 40 Q12 10 24 6 Q36 10 34 40 Q34 54 39 70 Z" /><path class="c-black" d="M16 26 Q15 13 24 12 Q33 13 32 26 Q28 34 24 34 Q20 34 16 26 Z" />
    <text class="c-letter" x="24" y="58">${letter}</text>`;
}

/** @param {{person: Person, name: string}} props */
function Drawing({ person, name }) {
  const drawn = DRAWN[/** @type {keyof typeof DRAWN} */ (person.key)];
  return drawn ? drawn() : html`<${Hooded} letter=${name.charAt(0)} />`;
}

/**
 * A standing figure with its symbol at its feet.
 *
 * @param {{person: Person, name: string, symbol: Symbol}} props
 */
export function Figure({ person, name, symbol }) {
  return html`<svg class="figure" viewBox="0 0 48 84" aria-hidden="true">
    <ellipse class="figure-shade" cx="24" cy="71" rx="20" ry="4.5" />
    <${Drawing} person=${person} name=${name} />
    <circle class="figure-foot" cx="24" cy="72" r="10.5" /><${SymbolSign} symbol=${symbol} x=${24} y=${72} size=${15} />
  </svg>`;
}

/**
 * A portrait: head and shoulders.
 *
 * @param {{person: Person, name: string}} props
 */
export function Bust({ person, name }) {
  return html`<svg class="bust" viewBox="4 0 40 46" aria-hidden="true"><${Drawing} person=${person} name=${name} /></svg>`;
}

/** Somebody whose character is not known. */
export function Nobody() {
  return html`<svg class="bust nobody" viewBox="4 0 40 46" aria-hidden="true">
    <path d="M6 46 Q8 34 17 32 Q12 26 13 17 Q14 7 24 7 Q34 7 35 17 Q36 26 31 32 Q40 34 42 46 Z" /><text x="24" y="28">?</text>
  </svg>`;
}
