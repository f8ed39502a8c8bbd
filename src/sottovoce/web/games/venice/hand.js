/** The reader's hand: one bundle for each kind of card, and what has been played in this turn. */

import { html } from "htm/preact";
import { Touch, classes, upTo } from "../../art/touch.js";
import { VeniceCard } from "./card.js";
import { CARDS, cardWords, sizeOf } from "./parts.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

/** @param {BoardProps} props */
export function Hand(props) {
  const { view, say } = props;
  const kinds = upTo(CARDS.length).filter((kind) => view.hand[kind] > 0);
  return html`<section class="ve-hand" aria-label=${say("table-hand")}>
    ${kinds.map((kind) => html`<${Bundle} key=${kind} ...${props} kind=${kind} />`)}
    ${!kinds.length && html`<p class="ve-no-cards">${say("board-no-cards")}</p>`}
  </section>`;
}

/** @param {BoardProps & {kind: number}} props */
function Bundle(props) {
  const { view, kind, say, narrow } = props;
  const count = view.hand[kind];
  const name = cardWords(say, kind);
  const label = count > 1 ? say("card-times", { card: name, count }) : name;
  const fresh = freshCards(props)[kind] > 0;
  return html`<${Touch} board=${props} part=${`card:${CARDS[kind].name}`} label=${label} kind=${classes("ve-bundle", fresh && "ve-fresh")}>
    ${upTo(count).map((n) => html`<span key=${n} class="ve-leaf"><${VeniceCard} kind=${kind} say=${say} small=${narrow} /></span>`)}
    ${count > 1 && html`<b class="ve-times">×${count}</b>`}
  <//>`;
}

/** The cards just drawn, for the mark that says so. @param {BoardProps} props @returns {number[]} */
function freshCards({ events, view }) {
  const drew = events.find((event) => event.event === "drew-cards" && event.seat === view.seat);
  return drew ? drew.cards : [];
}

/** What has been played in the turn that runs. @param {BoardProps} props */
export function Played(props) {
  const { view, say } = props;
  if (!sizeOf(view.played)) return null;
  const kinds = upTo(CARDS.length).flatMap((kind) => upTo(view.played[kind]).map(() => kind));
  return html`<div class="ve-played">
    <span class="ve-played-words">${say("board-this-turn")}</span>
    ${kinds.map((kind, n) => html`<span key=${n} class="ve-mini" role="img" aria-label=${cardWords(say, kind)}><${VeniceCard} kind=${kind} say=${say} small=${true} /></span>`)}
  </div>`;
}
