/**
 * Paper cards in SVG: a face, a back, a stack. Colours come from CSS (`style/cards.css`),
 * so that each game lights its own: `--card-paper`, `--card-ink`, `--card-back`, `--card-line`.
 */

import { html } from "htm/preact";
import { upTo } from "./touch.js";

/** The size of a card in its own units; the page scales it. */
export const CARD = { width: 90, height: 126 };

/**
 * A card as a picture of its own; its children are drawn on the paper.
 *
 * @param {{kind?: string, children?: unknown}} props
 */
export function Card({ kind = "", children }) {
  return html`<svg class=${`paper-card ${kind}`} viewBox="0 0 ${CARD.width} ${CARD.height}" aria-hidden="true">
    <${Paper} width=${CARD.width} height=${CARD.height} />
    ${children}
  </svg>`;
}

/**
 * The paper of a card: a rounded sheet with a thin ink line, and a second line within.
 *
 * @param {{width: number, height: number, plain?: boolean}} props
 */
export function Paper({ width, height, plain = false }) {
  return html`<g>
    <rect class="card-paper" x="1" y="1" width=${width - 2} height=${height - 2} rx="8" />
    ${!plain &&
    html`<rect class="card-rule" x="5" y="5" width=${width - 10} height=${height - 10} rx="5" />`}
  </g>`;
}

/**
 * The back of a card: a lattice with a sign in the middle (an SVG node around the origin, 40 units wide).
 *
 * @param {{kind?: string, sign?: unknown}} props
 */
export function CardBack({ kind = "", sign = null }) {
  const { width, height } = CARD;
  return html`<svg class=${`paper-card card-back ${kind}`} viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <rect class="card-cloth" x="1" y="1" width=${width - 2} height=${height - 2} rx="8" />
    <path class="card-lattice" d=${lattice(width, height)} />
    <rect class="card-hem" x="6" y="6" width=${width - 12} height=${height - 12} rx="5" />
    ${sign &&
    html`<g transform="translate(${width / 2} ${height / 2})">
      <circle class="card-boss" r="24" />
      ${sign}
    </g>`}
  </svg>`;
}

/**
 * @param {number} width
 * @param {number} height
 */
function lattice(width, height) {
  const step = 13;
  const [left, top, right, bottom] = [8, 8, width - 8, height - 8];
  const lines = [];
  for (let start = left - (bottom - top); start < right; start += step) {
    lines.push(slope(start, left, top, right, bottom, false), slope(start, left, top, right, bottom, true));
  }
  return lines.join("");
}

/**
 * One line of the lattice, cut to the frame; `back` slopes the other way.
 *
 * @param {number} start where it would cross the upper edge
 * @param {number} left
 * @param {number} top
 * @param {number} right
 * @param {number} bottom
 * @param {boolean} back
 */
function slope(start, left, top, right, bottom, back) {
  const from = Math.max(start, left);
  const to = Math.min(start + bottom - top, right);
  const mirror = (/** @type {number} */ x) => (back ? left + right - x : x);
  return `M${mirror(from)} ${top + from - start}L${mirror(to)} ${top + to - start}`;
}

/**
 * A pictogram of `vendor/icons` (a path on a square of 512), centred on a point.
 *
 * @param {{path: string, x?: number, y?: number, size?: number, kind?: string}} props
 */
export function Icon({ path, x = 0, y = 0, size = 40, kind = "" }) {
  const scale = size / 512;
  const move = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return html`<path class=${`icon ${kind}`} transform=${move} d=${path} />`;
}

/**
 * A heap of face-down cards as seen from above: edges below, the back on top, the number on it.
 *
 * @param {{count: number, kind?: string, sign?: unknown}} props
 */
export function Heap({ count, kind = "", sign = null }) {
  const depth = Math.min(3, Math.ceil(count / 8));
  return html`<span class=${`heap ${kind} ${count ? "" : "heap-empty"}`}>
    ${upTo(depth).map((layer) => html`<i key=${layer} class=${`heap-edge heap-edge-${layer}`}></i>`)}
    ${count ? html`<${CardBack} sign=${sign} />` : html`<i class="heap-gap"></i>`}
    <b class="heap-count">${count}</b>
  </span>`;
}
