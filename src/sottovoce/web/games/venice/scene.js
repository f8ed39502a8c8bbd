/**
 * The street at dusk, from the west mansion to the east one: sky, houses, paving, the Favourite's
 * path, the canal. Nothing here depends on the game; figures are put on top by `street.js`.
 */

import { html } from "htm/preact";
import { upTo } from "../../art/touch.js";
import { LAST, MANSION } from "./parts.js";

export const WIDE = { width: 1000, height: 528, top: 8, pitch: 54, middle: 500 };
const WALL = 196; // where the houses meet the street
const PATH = 410; // where the street ends and the path begins
const QUAY = 466;
const WATER = 492;

/** @param {number} square */
export function across(square) {
  return WIDE.middle + WIDE.pitch * square;
}

// Houses between the mansions: left edge, width, top, roof, columns and rows of windows.
/** @type {[number, number, number, string, number, number][]} */
const HOUSES = [
  [148, 74, 104, "gable", 3, 2],
  [222, 92, 76, "flat", 4, 3],
  [314, 62, 112, "merlons", 3, 2],
  [376, 96, 92, "flat", 4, 2],
  [472, 60, 120, "arch", 0, 0],
  [532, 88, 84, "merlons", 4, 3],
  [620, 70, 108, "gable", 3, 2],
  [690, 94, 72, "flat", 4, 3],
  [784, 68, 100, "gable", 3, 2],
];

/**
 * A pointed window.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
function arch(x, y, w, h) {
  return `M${x} ${y + h}V${y + w * 0.6}Q${x} ${y + w * 0.12} ${x + w / 2} ${y}Q${x + w} ${y + w * 0.12} ${x + w} ${y + w * 0.6}V${y + h}Z`;
}

/**
 * A window with a round head.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
function round(x, y, w, h) {
  return `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`;
}

/** @param {[number, number, number, string, number, number]} house */
function outline([x, width, top, roof]) {
  const right = x + width;
  if (roof === "gable") return `M${x - 3} ${top}L${x + width / 2} ${top - 22}L${right + 3} ${top}H${right}V${WALL}H${x}V${top}Z`;
  if (roof === "merlons") return `M${x} ${WALL}V${top - 8}${"h5v6h5v-6".repeat(Math.floor(width / 10))}H${right}V${WALL}Z`;
  if (roof === "arch") return `M${x} ${WALL}V${top}Q${x + width / 2} ${top - 26} ${right} ${top}V${WALL}H${right - 12}V${WALL - 34}a18 18 0 0 0 -36 0V${WALL}Z`;
  return `M${x} ${WALL}V${top}H${x - 3}V${top - 6}H${right + 3}V${top}H${right}V${WALL}ZM${x + 14} ${top - 6}v-12h-4l3-7h10l3 7h-4v12Z`;
}

/** All windows of the houses: [lit, dark], each as one path. */
function windows() {
  const paths = ["", ""];
  HOUSES.forEach(([x, width, top, , columns, rows], number) => {
    const step = width / (columns + 0.6);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const lit = (number * 7 + row * 5 + column * 3) % 4 < 2 ? 0 : 1;
        paths[lit] += arch(x + step * (column + 0.42), top + 10 + row * 30, step * 0.46, 19);
      }
    }
  });
  return paths;
}

const [LIT, UNLIT] = windows();
const ROOFS = HOUSES.map(outline);

function Sky() {
  return html`<g>
    <rect class="ve-sky" width="1000" height="300" />
    <rect class="ve-dusk" width="1000" height="300" fill="url(#ve-dusk)" />
    <circle class="ve-moon" cx="838" cy="34" r="15" />
    <path class="ve-stars" d="M180 30h2M260 14h2M352 40h2M560 18h2M640 46h2M742 20h2M905 60h2M300 62h2M690 66h2M480 12h2" />
    <path class="ve-far" d="M150 130Q200 96 230 130T330 122V100H344V60L351 38L358 60V100H372V122Q420 108 440 118Q452 78 484 74L487 60L490 74Q522 78 534 118Q560 122 590 112Q640 94 690 124T850 118V200H150Z" />
  </g>`;
}

function Houses() {
  return html`<g>
    ${ROOFS.map((d, number) => html`<path key=${number} class=${`ve-house ve-house-${number % 3}`} d=${d} />`)}
    <path class="ve-lit" d=${LIT} />
    <path class="ve-unlit" d=${UNLIT} />
    <path class="ve-rope" d="M222 118Q268 134 314 116M620 116Q578 132 532 112" />
    <path class="ve-pennant" d="M238 123l4 9 5-7ZM256 127l4 9 5-8ZM276 127l4 9 5-9ZM294 122l4 9 5-9ZM548 118l4 9 5-7ZM566 124l4 9 5-8ZM586 124l4 9 5-9ZM604 119l4 9 5-9Z" />
  </g>`;
}

/** The west mansion: pointed arches, merlons, a banner with a stripe. @param {{letter: string}} props */
function WestMansion({ letter }) {
  return html`<g class="ve-mansion ve-mansion-west">
    <path class="ve-wall" d="M0 ${WALL}V34h9v-10h9v10h11v-10h9v10h11v-10h9v10h11v-10h9v10h11v-10h9v10h11v-10h9v10h11v-10h9v10h10V${WALL}Z" />
    <path class="ve-stone" d="M0 44H149V50H0ZM0 112H149V119H0Z" />
    <path class="ve-lit" d=${upTo(5).map((n) => arch(13 + n * 26, 62, 17, 44)).join("")} />
    <path class="ve-tracery" d=${upTo(5).map((n) => `M${21.5 + n * 26} 62V106M${13 + n * 26} 84h17`).join("")} />
    <path class="ve-stone" d="M6 104H143V112H6Z" />
    <path class="ve-tracery" d=${upTo(17).map((n) => `M${10 + n * 8} 105v7`).join("")} />
    <path class="ve-door" d=${arch(78, 126, 44, 70)} />
    <path class="ve-doorlight" d=${arch(86, 138, 28, 58)} />
    <path class="ve-unlit" d=${arch(16, 140, 18, 30)} />
    <${Wing} x=${0} />
    <${Banner} x=${56} letter=${letter} />
    <${Lantern} x=${134} />
  </g>`;
}

/** The east mansion: round arches, a pediment, a banner with a diamond. @param {{letter: string}} props */
function EastMansion({ letter }) {
  return html`<g class="ve-mansion ve-mansion-east">
    <path class="ve-wall" d="M851 ${WALL}V48H846V40L923 14L1000 40V${WALL}Z" />
    <path class="ve-stone" d="M846 40L923 14L1000 40V48H846ZM851 112H1000V119H851Z" />
    <circle class="ve-lit" cx="923" cy="33" r="7" />
    <path class="ve-lit" d=${upTo(4).map((n) => round(866 + n * 33, 62, 20, 42)).join("")} />
    <path class="ve-tracery" d=${upTo(4).map((n) => `M${876 + n * 33} 62V104M${866 + n * 33} 80h20`).join("")} />
    <path class="ve-stone" d="M857 104H994V112H857Z" />
    <path class="ve-tracery" d=${upTo(17).map((n) => `M${861 + n * 8} 105v7`).join("")} />
    <path class="ve-door" d=${round(878, 128, 44, 68)} />
    <path class="ve-doorlight" d=${round(886, 138, 28, 58)} />
    <path class="ve-unlit" d=${round(966, 142, 18, 28)} />
    <${Wing} x=${959} />
    <${Banner} x=${944} letter=${letter} />
    <${Lantern} x=${866} />
  </g>`;
}

/** The wing of a mansion that closes the street. @param {{x: number}} props */
function Wing({ x }) {
  return html`<g>
    <rect class="ve-wall" x=${x} y=${WALL} width="41" height=${QUAY - WALL} />
    <path class="ve-stone" d="M${x} ${WALL}h41v6h-41ZM${x} ${QUAY - 8}h41v8h-41Z" />
    <path class="ve-lit" d=${[0, 1, 2].map((n) => arch(x + 11, WALL + 28 + n * 76, 19, 40)).join("")} />
    <path class="ve-tracery" d=${[0, 1, 2].map((n) => `M${x + 20.5} ${WALL + 28 + n * 76}v40M${x + 11} ${WALL + 50 + n * 76}h19`).join("")} />
  </g>`;
}

/** @param {{x: number, letter: string}} props */
function Banner({ x, letter }) {
  return html`<g transform="translate(${x} 122)">
    <path class="ve-banner" d="M-17 0H17V44L0 56L-17 44Z" />
    <path class="ve-banner-hem" d="M-13 4H13V42L0 51L-13 42Z" />
    <text class="ve-banner-letter" text-anchor="middle" y="33">${letter}</text>
  </g>`;
}

/** @param {{x: number}} props */
function Lantern({ x }) {
  return html`<g transform="translate(${x} 146)">
    <circle class="ve-glow" r="34" fill="url(#ve-lamp)" />
    <path class="ve-iron" d="M-5-8H5L7 8H-7ZM-7-8L0-14L7-8Z" />
    <path class="ve-flame" d="M-3-5H3L4 6H-4Z" />
  </g>`;
}

/** The paving: seventeen squares, the mansions' chequered, a star on the centre. */
function Paving() {
  const left = across(-LAST) - WIDE.pitch / 2;
  const edges = upTo(2 * LAST + 2).map((n) => left + n * WIDE.pitch);
  const flags = edges.map((x) => `M${x} ${WALL + 6}V${PATH - 6}`).join("");
  return html`<g>
    <rect class="ve-street" y=${WALL} width="1000" height=${PATH - WALL} />
    <rect class="ve-half ve-half-west" x=${left} y=${WALL} width=${WIDE.pitch * LAST} height=${QUAY - WALL} />
    <rect class="ve-half ve-half-east" x=${across(0) + WIDE.pitch / 2} y=${WALL} width=${WIDE.pitch * LAST} height=${QUAY - WALL} />
    <rect class="ve-shade" y=${WALL} width="1000" height="46" fill="url(#ve-shade)" />
    <path class="ve-joints" d=${`${flags}M0 ${WALL + 68}H1000M0 ${WALL + 132}H1000`} />
    <path class="ve-star" transform="translate(${across(0)} ${WALL + 122})" d="M0-44L7-7L26 0L7 7L0 44L-7 7L-26 0L-7-7Z" />
    <rect class="ve-path" y=${PATH} width="1000" height=${QUAY - PATH} />
    <${Chequers} from=${-LAST} side="west" />
    <${Chequers} from=${MANSION} side="east" />
    <path class="ve-kerb" d="M0 ${PATH - 3}H1000V${PATH + 3}H0Z" />
    <path class="ve-joints" d=${edges.map((x) => `M${x} ${PATH + 6}V${QUAY}`).join("")} />
  </g>`;
}

/** @param {{from: number, side: string}} props */
function Chequers({ from, side }) {
  const left = across(from) - WIDE.pitch / 2;
  const tile = 27;
  const tiles = upTo(10 * 4).filter((n) => (Math.floor(n / 4) + (n % 4)) % 2 === 0);
  const d = tiles.map((n) => `M${left + (n % 4) * tile} ${WALL + Math.floor(n / 4) * tile}h${tile}v${tile}h${-tile}Z`);
  return html`<g class=${`ve-court ve-court-${side}`}>
    <rect class="ve-court-floor" x=${left} y=${WALL} width="108" height=${QUAY - WALL} />
    <path class="ve-court-tiles" d=${d.join("")} />
    <path class="ve-joints" d="M${left + 54} ${WALL}V${QUAY}" />
    <path class="ve-threshold" d="M${side === "west" ? left + 108 : left} ${WALL}V${QUAY}" />
  </g>`;
}

/** The quay with the numbers of the squares, and the water with the lights of the houses in it. */
function Canal() {
  const numbers = upTo(2 * LAST + 1).map((n) => n - LAST);
  return html`<g>
    <rect class="ve-quay" y=${QUAY} width="1000" height=${WATER - QUAY} />
    ${numbers.map((square) => html`<text key=${square} class="ve-number" x=${across(square)} y=${QUAY + 19} text-anchor="middle">${Math.abs(square)}</text>`)}
    <rect class="ve-water" y=${WATER} width="1000" height=${WIDE.height - WATER} />
    <path class="ve-ripple" d=${upTo(24).map((n) => `M${(n * 173) % 990} ${WATER + 7 + ((n * 11) % 38)}q8-4 16 0t16 0t16 0`).join("")} />
    <path class="ve-shimmer" d=${upTo(14).map((n) => `M${30 + n * 72} ${WATER + 3}q5 6 0 12t0 12t0 10`).join("")} />
    <path class="ve-gondola" transform="translate(0 -14)" d="M596 516Q640 536 720 534Q790 534 812 512L822 494L818 512Q836 512 836 508L826 520Q800 546 700 544Q630 542 596 516ZM690 534V516H742V534Z" />
    <path class="ve-pole" d="M196 498V540M210 503V540M872 498V540" />
    <path class="ve-pole-stripe" d="M196 498V540M210 503V540M872 498V540" />
  </g>`;
}

/** Light: the dusk in the sky, lamps, the shade below the houses. */
function Lights() {
  return html`<defs>
    <linearGradient id="ve-dusk" x1="0" y1="0" x2="0" y2="1">
      <stop class="ve-stop-high" offset="0" />
      <stop class="ve-stop-low" offset="0.62" />
    </linearGradient>
    <linearGradient id="ve-shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#000" stop-opacity="0.45" />
      <stop offset="1" stop-color="#000" stop-opacity="0" />
    </linearGradient>
    <radialGradient id="ve-lamp">
      <stop offset="0" stop-color="#ffd98a" stop-opacity="0.75" />
      <stop offset="1" stop-color="#ffd98a" stop-opacity="0" />
    </radialGradient>
  </defs>`;
}

/**
 * Everything behind the figures, drawn once.
 *
 * @param {{west: string, east: string}} props letters of the two houses
 */
export function Scene({ west, east }) {
  return html`<g aria-hidden="true">
    <${Lights} />
    <${Sky} />
    <${Houses} />
    <${Paving} />
    <${WestMansion} letter=${west} />
    <${EastMansion} letter=${east} />
    <${Canal} />
  </g>`;
}

/** Only what figures stand on and beside: the paving, the path, the quay. */
export function Ground() {
  return html`<g aria-hidden="true"><${Paving} /><${Canal} /></g>`;
}
