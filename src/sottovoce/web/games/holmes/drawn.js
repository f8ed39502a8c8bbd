/** Draws the examples of the rules: people with markers, cards of the row, sets and what they count. */

import { html } from "htm/preact";
import { classes } from "../../art/touch.js";
import { Fan, JoinedJoker } from "./collection.js";
import { Evidence, Hidden, Lens } from "./evidence.js";
import { CHARACTERS, SIGNS, signed } from "./parts.js";
import { Pawn, Person } from "./town.js";

/**
 * @typedef {import("../../types.js").BoardProps} BoardProps
 * @typedef {{upright: string[][], flat: string[][], hiding: string[]}} Moment
 * @typedef {[card: string, open: number, jokers: number, hidden: number]} Cards
 * @typedef {{set?: Cards, who?: number, mark?: string, points?: number[], tokens?: number}} Item
 * @typedef {{card: string, sets: [number, number, number][], points: number[]}} Counted
 */

const FAN = { card: 44, step: 15 };

/** @param {{example: any, board: BoardProps}} props */
export function Drawing({ example, board: given }) {
  const board = { ...given, view: { ...given.view, sherlock: 0, using: -1, joined: [[], []], day: example.day } };
  if (example.town) return html`<${Town} ...${{ example, board }} />`;
  if (example.took) return html`<${Took} ...${{ ...example.took, board }} />`;
  if (example.table) return html`<${Count} ...${{ ...example, board }} />`;
  return html`<div class="drawn-row">${example.row.map((/** @type {Item | string} */ item) => html`<${One} item=${item} board=${board} />`)}</div>`;
}

// ---------------------------------------------------------------- people

/** Two moments, the earlier above. @param {{example: {town: string[], before: Moment, after: Moment}, board: BoardProps}} props */
function Town({ example, board }) {
  return html`<${People} moment=${example.before} town=${example.town} board=${board} />
    <${Sign} sign="↓" />
    <${People} moment=${example.after} town=${example.town} board=${board} />`;
}

/** @param {{moment: Moment, town: string[], board: BoardProps}} props */
function People({ moment, town, board }) {
  const numbers = (/** @type {string[]} */ names) => names.map((name) => CHARACTERS.indexOf(name));
  const { hiding, upright, flat } = moment;
  const view = { ...board.view, hiding: numbers(hiding), upright: upright.map(numbers), flat: flat.map(numbers) };
  return html`<div class="ho-town">${numbers(town).map((number) => html`<${Person} key=${number} ...${{ ...board, view, number }} />`)}</div>`;
}

/** @param {{sign: string}} props */
function Sign({ sign }) {
  return html`<span class="drawn-sign">${sign}</span>`;
}

// ---------------------------------------------------------------- the row

/** @param {{from: string[], cards: string[], to: string[], tokens: number[], board: BoardProps}} props */
function Took({ from, cards, to, tokens, board }) {
  return html`
    <div class="drawn-row">${from.map((card) => html`<${Face} card=${card} board=${board} taken=${cards.includes(card)} />`)}</div>
    <div class="drawn-row"><${Tokens} count=${tokens[0]} /><${Sign} sign="→" /><${Tokens} count=${tokens[1]} /></div>
    <div class="drawn-row">${to.map((card) => html`<${Face} card=${card} board=${board} />`)}</div>
  `;
}

/** @param {{card: string, board: BoardProps, taken?: boolean}} props */
function Face({ card, board, taken = false }) {
  return html`<span class=${classes("ho-face", taken && "ho-taken")}><${Evidence} kind=${SIGNS.indexOf(card)} say=${board.say} named=${true} /></span>`;
}

/** @param {{count: number}} props */
function Tokens({ count }) {
  return html`<span class="drawn-tokens"><${Lens} /><b>${count}</b></span>`;
}

// ---------------------------------------------------------------- sets

/** @param {{item: Item | string, board: BoardProps}} props */
function One({ item, board }) {
  if (typeof item === "string") return html`<${Sign} sign=${item} />`;
  const { set, who, mark, points, tokens } = item;
  return html`<span class="drawn-set">
    ${set && html`<${Cards} set=${set} board=${board} />`}
    ${tokens !== undefined && html`<${Tokens} count=${tokens} />`}
    ${(mark || points) && html`<span class="drawn-mark">${who !== undefined && html`<${Pawn} ...${board} seat=${who} />`}${points ? points.map(signed).join(" ") : mark}</span>`}
  </span>`;
}

/** @param {{set: Cards, board: BoardProps}} props */
function Cards({ set: [card, open, jokers, hidden], board }) {
  const kind = SIGNS.indexOf(card);
  const count = Math.max(1, open + hidden);
  const given = { ...board, kind, seat: 0, near: false };
  if (!open && hidden) return html`<span class="drawn-fan"><${Hidden} kind=${kind} /></span>`;
  return html`<span class="drawn-fan" style=${{ width: `${FAN.card + (count - 1) * FAN.step}px` }}>
    <${Fan} ...${given} cards=${open} revealed=${hidden} />
    ${jokers > 0 && html`<${JoinedJoker} ...${given} />`}
  </span>`;
}

/** The whole count: a line for each type, what it brings each brother, and the sum. @param {{table: Counted[], total: number[], board: BoardProps}} props */
function Count({ table, total, board }) {
  return html`<div class="drawn-count">
    ${[0, 1].map((seat) => html`<span class="drawn-whose"><${Pawn} ...${board} seat=${seat} /></span>`)}
    ${table.flatMap(({ card, sets, points }) => sets.map((set, seat) => html`<span class="drawn-line">
      <${Cards} set=${[card, ...set]} board=${board} /><b class=${points[seat] ? "" : "drawn-none"}>${signed(points[seat])}</b>
    </span>`))}
    ${total.map((sum) => html`<b class="drawn-total">${sum}</b>`)}
  </div>`;
}
