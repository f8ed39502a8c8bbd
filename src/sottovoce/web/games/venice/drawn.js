/** Draws the examples of the rules: cards, and a stretch of the street on which figures have just gone. */

import { html } from "htm/preact";
import { upTo } from "../../art/touch.js";
import { VeniceCard } from "./card.js";
import { Figure } from "./figures.js";
import { CARDS, FIGURES, letterOf } from "./parts.js";
import { Ground, WIDE, across } from "./scene.js";
import { LANES } from "./street.js";

/**
 * @typedef {import("../../types.js").BoardProps["say"]} Say
 * @typedef {[string, number, number]} Way a figure, where it stood and where it stands
 * @typedef {{cards: string[], squares: [number, number], before: number[], after: number[], favourite: [number, number],
 *   barred?: [string, number][], counts?: [string, number][], won?: string}} Turn
 */

const SKY = 148; // above the heads of those who stand farthest from the water
const FOOT = 492;
const SCALE = 0.88;

/** @param {{example: Turn, board: import("../../types.js").BoardProps}} props */
export function Drawing({ example, board: { say } }) {
  return html`
    ${example.cards.length > 0 && html`<div class="drawn-cards">${example.cards.map((name) => html`<${Played} name=${name} say=${say} />`)}</div>`}
    <${Stretch} turn=${example} say=${say} />
  `;
}

/** @param {{name: string, say: Say}} props */
function Played({ name, say }) {
  return html`<span class="drawn-card"><${VeniceCard} kind=${CARDS.findIndex((card) => card.name === name)} say=${say} /></span>`;
}

/** @param {{turn: Turn, say: Say}} props */
function Stretch({ turn, say }) {
  const [from, to] = turn.squares;
  const left = across(from) - WIDE.pitch / 2;
  const ways = waysOf(turn);
  return html`<svg class="drawn-scene" viewBox="${left} ${SKY} ${WIDE.pitch * (to - from + 1)} ${FOOT - SKY}">
    <rect class="ve-sky" x="0" y=${SKY} width=${WIDE.width} height="80" />
    <${Ground} />
    ${upTo(to - from + 1).map((n) => html`<text class="ve-square" x=${across(from + n)} y="486" text-anchor="middle">${Math.abs(from + n)}</text>`)}
    <text class="ve-square" x=${left + 8} y="168">← ${say("board-west-letter")}</text>
    <text class="ve-square" x=${across(to) + WIDE.pitch / 2 - 8} y="168" text-anchor="end">${say("board-east-letter")} →</text>
    ${ways.filter(moves).map((way) => html`<${Trail} way=${way} />`)}
    ${ways.map(([figure, , square]) => html`<g transform=${stand(figure, square)}><ellipse class="ve-foot" rx="26" ry="6" />
      <${Figure} name=${figure} letter=${say(letterOf(figure))} large=${true} /></g>`)}
    ${turn.barred?.map(([figure, square]) => html`<${Barred} figure=${figure} square=${square} />`)}
    ${turn.counts?.map(([figure, steps]) => html`<${Count} at=${squareOf(ways, figure)} figure=${figure} steps=${steps} />`)}
    ${turn.won && html`<${Rosette} turn=${turn} />`}
  </svg>`;
}

/** @param {Turn} turn @returns {Way[]} all figures, those farther from the water first */
function waysOf({ before, after, favourite }) {
  const street = FIGURES.map((figure, n) => /** @type {Way} */ ([figure, before[n], after[n]]));
  return [...street, ["favourite", ...favourite]];
}

/** @param {Way} way */
const moves = ([, from, to]) => from !== to;

/** @param {Way[]} ways @param {string} figure */
const squareOf = (ways, figure) => ways.find(([name]) => name === figure)?.[2] ?? 0;

/** @param {string} figure @param {number} square */
function stand(figure, square) {
  return `translate(${across(square)} ${LANES[figure]}) scale(${SCALE})`;
}

/** Where a figure stood, and the arrow to where it stands. @param {{way: Way}} props */
function Trail({ way: [figure, from, to] }) {
  const y = LANES[figure] - 4;
  const side = Math.sign(to - from);
  const end = across(to) - 26 * side;
  return html`<g class="ve-trail">
    <g class="ve-gone" transform=${stand(figure, from)}><${Figure} name=${figure} /></g>
    <path class="ve-trail-line" d="M${across(from)} ${y}H${end}" />
    <path class="ve-trail-head" d="M${end + 8 * side} ${y}L${end - 12 * side} ${y - 9}V${y + 9}Z" />
  </g>`;
}

/** A square on which the card could not put the figure. @param {{figure: string, square: number}} props */
function Barred({ figure, square }) {
  return html`<g class="ve-barred" transform=${`translate(${across(square) - 14} ${LANES[figure] + 14})`}>
    <circle r="14" /><path d="M-6-6L6 6M6-6L-6 6" />
  </g>`;
}

/** What a figure counts for the Favourite. @param {{at: number, figure: string, steps: number}} props */
function Count({ at, figure, steps }) {
  return html`<g class="ve-count" transform=${`translate(${across(at) + 16} ${LANES[figure] - 72})`}>
    <circle r="15" /><text text-anchor="middle" y="6.5">+${steps}</text>
  </g>`;
}

/** On the half of the street whose owner has won the round. @param {{turn: Turn}} props */
function Rosette({ turn: { won, squares } }) {
  const side = won === "west" ? -1 : 1;
  const edge = won === "west" ? squares[0] : squares[1];
  return html`<g class="ve-won" transform=${`translate(${across(edge - side * 0.1)} 426)`}>
    <path d="M-9 8L-14 32L-4 26L0 34L4 26L14 32L9 8Z" /><circle r="17" />
    <path class="ve-won-star" d="M0-11L3-3.500L11-3L5 2.500L7 10L0 6L-7 10L-5 2.500L-11-3L-3-3.500Z" />
  </g>`;
}
