/* One's own hand, and a card held up to be read. */

import { html } from "htm/preact";
import { Named } from "../../art/named.js";
import { classes, touchable } from "../../art/touch.js";
import { LargeCard, cardLabel, faceOf } from "./faces.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps @typedef {import("./faces.js").Face} Face */

/** @param {{props: BoardProps}} given */
export function Hand({ props }) {
  const { view, say } = props;
  const cards = view.hands[view.seat];
  return html`<section class="hand" aria-label=${say("table-hand")}>
    <h3>${say("table-hand")}${view.mover === view.seat && view.plays > 0 && view.stage === "evidence" && html` <span class="soft">· ${say("table-plays", { plays: view.plays })}</span>`}</h3>
    <div class="hand-cards">
      ${cards.map((/** @type {[number, number]} */ [kind, seen]) => html`<${HandCard} props=${props} kind=${kind} seen=${seen} />`)}
      ${cards.length === 0 && html`<p class="soft">${say("board-hand-empty")}</p>`}
    </div>
  </section>`;
}

/** @param {{props: BoardProps, kind: number, seen: number}} given */
function HandCard({ props, kind, seen }) {
  const { view, say } = props;
  const face = faceOf(view, kind);
  if (!face) return null;
  const known = (seen & ~(1 << view.seat)) !== 0;
  const label = cardLabel(props, face);
  return html`<${Named} part=${touchable(props, `card:${face.key}`, label, classes("hand-card", known && "hand-known"))} title=${known ? say("board-known") : label}>
    <${LargeCard} props=${props} face=${face} />
    ${known && html`<span class="known-mark">${say("board-known-short")}</span>`}
  <//>`;
}

/** A card of a pile, held up. @param {{props: BoardProps, face: Face, close: () => void}} given */
export function Reader({ props, face, close }) {
  return html`<div class="reader" role="dialog" aria-label=${props.speak(face.name)}>
    <${LargeCard} props=${props} face=${face} />
    <button type="button" onClick=${close}>${props.say("board-close")}</button>
  </div>`;
}
