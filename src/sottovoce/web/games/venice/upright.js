/** The street standing upright, for a narrow page: one's own mansion below, the water on the right. */

import { html } from "htm/preact";
import { upTo } from "../../art/touch.js";
import { LAST, MANSION } from "./parts.js";

/** Low enough for all of it to be seen at once on a phone, above the hand; above it, room for whoever stands on the last square. */
export const TALL = { width: 374, height: 388, top: -36, pitch: 22.8, middle: 194 };
const STREET = { left: 40, right: 300 };
const PATH = { left: 306, right: 352 };

/**
 * Where a square is, for the reader of a seat.
 *
 * @param {number} square
 * @param {number} seat
 */
export function along(square, seat) {
  return TALL.middle + TALL.pitch * (seat === 1 ? square : -square);
}

/**
 * @param {{side: number, seat: number, letter: string}} props side: -1 west, 1 east
 */
function Mansion({ side, seat, letter }) {
  const [a, b] = [along(side * MANSION, seat), along(side * LAST, seat)];
  const top = Math.min(a, b) - TALL.pitch / 2;
  const height = TALL.pitch * 2;
  const name = side < 0 ? "west" : "east";
  const inner = b < a ? top + height : top;
  const tiles = upTo(4 * 24).filter((n) => (Math.floor(n / 24) + (n % 24)) % 2 === 0);
  const tile = (PATH.right - STREET.left) / 24;
  const d = tiles.map((n) => `M${STREET.left + (n % 24) * tile} ${top + (Math.floor(n / 24) * height) / 4}h${tile}v${height / 4}h${-tile}Z`);
  return html`<g class=${`ve-court ve-court-${name} ve-mansion-${name}`}>
    <rect class="ve-court-floor" x=${STREET.left} y=${top} width=${PATH.right - STREET.left} height=${height} />
    <path class="ve-court-tiles" d=${d.join("")} />
    <path class="ve-threshold" d="M${STREET.left} ${inner}H${PATH.right}" />
    <rect class="ve-wall" x="0" y=${top} width=${STREET.left - 2} height=${height} />
    <path class="ve-banner" d="M6 ${top + 3}H34V${top + 34}L20 ${top + 44}L6 ${top + 34}Z" />
    <text class="ve-banner-letter" text-anchor="middle" x="20" y=${top + 28}>${letter}</text>
  </g>`;
}

/** Houses along the left edge, with their windows. */
function Terrace() {
  const rows = upTo(2 * MANSION - 1).map((n) => TALL.middle + (n - MANSION + 1) * TALL.pitch - 4);
  return html`<g>
    <rect class="ve-house ve-house-1" width="38" height=${TALL.height} />
    <path class="ve-lit" d=${rows.filter((_, n) => n % 3 !== 1).map((y) => `M8 ${y + 16}v-10q0-6 4-8q4 2 4 8v10Z`).join("")} />
    <path class="ve-unlit" d=${rows.filter((_, n) => n % 3 === 1).map((y) => `M8 ${y + 16}v-10q0-6 4-8q4 2 4 8v10Z`).join("")} />
  </g>`;
}

/** The front of the mansion at the far end, above its court. @param {{side: string}} props */
function Front({ side }) {
  return html`<g class=${`ve-mansion-${side}`}>
    <rect class="ve-wall" y=${TALL.top} width=${TALL.width} height=${-TALL.top} />
    <path class="ve-lit" d=${upTo(9).map((n) => `M${50 + n * 36} -6v-14q0-7 6-9q6 2 6 9v14Z`).join("")} />
    <path class="ve-stone" d="M0 -4H${TALL.width}V1H0Z" />
  </g>`;
}

/**
 * @param {{west: string, east: string, seat: number}} props
 */
export function Upright({ west, east, seat }) {
  const squares = upTo(2 * LAST + 1).map((n) => n - LAST);
  const edges = upTo(2 * LAST + 2).map((n) => TALL.middle + TALL.pitch * (n - LAST - 0.5));
  const middle = TALL.pitch / 2;
  const [ours, theirs] = seat === 1 ? ["east", "west"] : ["west", "east"];
  return html`<g aria-hidden="true">
    <rect class="ve-street" width=${TALL.width} height=${TALL.height} />
    <${Front} side=${theirs} />
    <rect class=${`ve-half ve-half-${theirs}`} x=${STREET.left} width=${PATH.right - STREET.left} height=${TALL.middle - middle} />
    <rect class=${`ve-half ve-half-${ours}`} x=${STREET.left} y=${TALL.middle + middle} width=${PATH.right - STREET.left} height=${TALL.middle - middle} />
    <${Terrace} />
    <rect class="ve-path" x=${PATH.left} width=${PATH.right - PATH.left} height=${TALL.height} />
    <path class="ve-joints" d=${edges.map((y) => `M${STREET.left} ${y}H${PATH.right}`).join("")} />
    <${Mansion} side=${-1} seat=${seat} letter=${west} />
    <${Mansion} side=${1} seat=${seat} letter=${east} />
    <path class="ve-star" transform="translate(170 ${TALL.middle}) scale(0.56 0.3)" d="M0-44L7-7L26 0L7 7L0 44L-7 7L-26 0L-7-7Z" />
    <rect class="ve-kerb" x=${STREET.right} width=${PATH.left - STREET.right} height=${TALL.height} />
    <rect class="ve-water" x=${PATH.right} width=${TALL.width - PATH.right} height=${TALL.height} />
    <path class="ve-ripple" d=${upTo(22).map((n) => `M${PATH.right + 2 + ((n * 5) % 9)} ${14 + n * 20}q3-4 6 0t6 0`).join("")} />
    ${squares.map((square) => html`<text key=${square} class="ve-number" x="30" y=${along(square, seat) + 5} text-anchor="middle">${Math.abs(square) < MANSION ? Math.abs(square) : ""}</text>`)}
  </g>`;
}
