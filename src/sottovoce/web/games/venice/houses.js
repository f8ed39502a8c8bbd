/** The two houses: who lives there, the cards in hand and on the discard, rounds won, whose the Merchant is. */

import { html } from "htm/preact";
import { Heap } from "../../art/cards.js";
import { classes, upTo } from "../../art/touch.js";
import { VeniceCard } from "./card.js";
import { Figure } from "./figures.js";
import { SIDES, sizeOf } from "./parts.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

/**
 * @param {BoardProps & {seat: number, openLedger: () => void}} props
 */
export function House(props) {
  const { view, seat, say } = props;
  const side = SIDES[seat];
  const turn = view.mover === seat;
  return html`<section class=${classes("ve-house-box", `ve-house-${side}`, turn && "ve-turn", view.seat === seat && "ve-own")} aria-label=${houseName(props, seat)}>
    <${Crest} letter=${say(`board-${side}-letter`)} />
    <div class="ve-house-words">
      <strong>${houseName(props, seat)}</strong>
      <span class="ve-house-line">
        <span>${props.seats[seat]?.name ?? ""}</span>
        ${view.rounds === "match" && html`<${Rounds} ...${props} />`}
      </span>
    </div>
    <${Given} ...${props} />
    <${Backs} ...${props} />
    <${Discard} ...${props} />
  </section>`;
}

/**
 * @param {BoardProps} props
 * @param {number} seat
 */
function houseName({ view, say }, seat) {
  return say(view.seat === seat ? "table-own-house" : "table-house", { who: SIDES[seat] });
}

/** @param {{letter: string}} props */
function Crest({ letter }) {
  return html`<svg class="ve-crest" viewBox="-18 -20 36 42" aria-hidden="true">
    <path class="ve-banner" d="M-15-17H15V6Q15 16 0 20Q-15 16-15 6Z" />
    <path class="ve-banner-hem" d="M-11-13H11V5Q11 12 0 16Q-11 12-11 5Z" />
    <text class="ve-banner-letter" text-anchor="middle" y="7">${letter}</text>
  </svg>`;
}

/** The figure that the player was given: it tells who began and who has the last turn. @param {BoardProps & {seat: number}} props */
function Given({ view, seat, say }) {
  const figure = view.merchant_owner === seat ? "merchant" : "harlequin";
  const label = say(`board-given-${figure}`);
  return html`<svg class="ve-given" viewBox="-34 -106 68 112" role="img" aria-label=${label}>
    <title>${label}</title>
    <${Figure} name=${figure} />
  </svg>`;
}

/** Rounds won, as rosettes. @param {BoardProps & {seat: number}} props */
function Rounds({ view, seat, say }) {
  const won = view.wins[seat];
  const label = say("board-rounds-won", { count: won });
  return html`<svg class="ve-rounds" viewBox="0 0 48 22" role="img" aria-label=${label}>
    <title>${label}</title>
    ${upTo(2).map((n) => html`<path key=${n} class=${n < won ? "ve-rosette won" : "ve-rosette"} transform="translate(${12 + n * 24} 11)" d="M0-9L2.6-3.2L9-2.8L4 1.4L5.6 7.6L0 4L-5.6 7.6L-4 1.4L-9-2.8L-2.6-3.2Z" />`)}
  </svg>`;
}

/** The hand of a player, face down. @param {BoardProps & {seat: number}} props */
function Backs({ view, seat, say }) {
  const count = view.hand_sizes[seat];
  const label = say("board-cards-in-hand", { count });
  return html`<span class="ve-backs" role="img" aria-label=${label} title=${label}>
    <svg viewBox="0 0 64 34" aria-hidden="true">
      ${upTo(count).map((n) => html`<rect key=${n} class="ve-back" x=${3 + n * 5.4} y="4" width="18" height="26" rx="3" />`)}
    </svg>
    <b aria-hidden="true">${count}</b>
  </span>`;
}

/** The open discard: its last card, its number; a tap fans all of them out. @param {BoardProps & {seat: number, openLedger: () => void}} props */
function Discard(props) {
  const { view, seat, say } = props;
  const count = sizeOf(view.discards[seat]);
  const top = lastCard(view, seat);
  const who = view.seat === seat ? "you" : SIDES[seat];
  return html`<span class="ve-discard touch">
    <span class="heap" aria-hidden="true">
      ${top < 0 ? html`<i class="heap-gap"></i>` : html`<${VeniceCard} kind=${top} say=${say} small=${true} />`}
      <b class="heap-count">${count}</b>
    </span>
    <button type="button" class="touch-pane" aria-label=${say("board-discard", { who, count })} onClick=${props.openLedger}></button>
  </span>`;
}

/**
 * The card that shows on a discard: one of those played last, or any when nobody can tell.
 *
 * @param {any} view
 * @param {number} seat
 */
function lastCard(view, seat) {
  const turns = view.since.filter((/** @type {any[]} */ [who, cards]) => who === seat && sizeOf(cards) > 0);
  const last = turns.length ? turns[turns.length - 1][1] : view.discards[seat];
  const heap = view.mover === seat && sizeOf(view.played) ? view.played : last;
  return heap.findLastIndex((/** @type {number} */ n, /** @type {number} */ kind) => n > 0 && view.discards[seat][kind] > 0);
}

/** The round, the deal and the pile, between the houses. @param {BoardProps & {openLedger: () => void}} props */
export function Middle(props) {
  const { view, say } = props;
  const round = say("table-round", { round: view.round, rounds: view.rounds, deal: view.deal });
  return html`<div class="ve-middle">
    <div class="ve-house-words">
      <strong>${round}</strong>
      <button type="button" class="ve-count-button" onClick=${props.openLedger}>${say("board-count")}</button>
    </div>
    <span role="img" aria-label=${say("board-pile", { count: view.pile_size })} title=${say("board-pile", { count: view.pile_size })}>
      <${Heap} count=${view.pile_size} kind="ve-pile" sign=${html`<path class="icon" d="M0-18L4-4L18 0L4 4L0 18L-4 4L-18 0L-4-4Z" />`} />
    </span>
  </div>`;
}
