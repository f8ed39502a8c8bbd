/** All cards at a glance: what lies on both discards, what the reader holds, what he has not seen. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { VeniceCard } from "./card.js";
import { CARDS, SIDES, TYPES, cardWords } from "./parts.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

/** @param {BoardProps & {close: () => void}} props */
export function Ledger(props) {
  const { say, close } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.focus(), []);
  const onKeyDown = (/** @type {KeyboardEvent} */ key) => {
    if (key.key !== "Escape") return;
    key.stopPropagation();
    close();
  };
  return html`<div class="ve-ledger" role="dialog" aria-label=${say("board-count")} tabindex="-1" ref=${box} onKeyDown=${onKeyDown}>
    <header>
      <h3>${say("board-count")}</h3>
      <button type="button" class="ve-close" aria-label=${say("board-close")} onClick=${close}>×</button>
    </header>
    <table>
      <${Head} ...${props} />
      ${TYPES.map((_, type) => html`<${Section} key=${type} ...${props} type=${type} />`)}
    </table>
  </div>`;
}

/** @param {BoardProps} props */
function Head({ view, say }) {
  return html`<thead>
    <tr>
      <th scope="col">${say("board-card")}</th>
      ${view.hand && html`<th scope="col">${say("table-hand")}</th>`}
      ${SIDES.map((side, seat) => html`<th key=${side} scope="col">${say("table-discard", { who: view.seat === seat ? "you" : side })}</th>`)}
      <th scope="col">${say("board-unseen")}</th>
    </tr>
  </thead>`;
}

/** The cards of one type and their sum. @param {BoardProps & {type: number}} props */
function Section(props) {
  const { view, say, type } = props;
  const kinds = CARDS.map((_, kind) => kind).filter((kind) => CARDS[kind].type === type);
  return html`<tbody class=${`ve-type-${TYPES[type]}`}>
    ${kinds.map((kind) => html`<tr key=${kind}>
      <th scope="row">
        <span class="ve-mini"><${VeniceCard} kind=${kind} say=${say} small=${true} /></span>
        ${cardWords(say, kind)}
      </th>
      ${view.hand && html`<td>${view.hand[kind] || "·"}</td>`}
      <td>${view.discards[0][kind] || "·"}</td>
      <td>${view.discards[1][kind] || "·"}</td>
      <td class="ve-unseen"><b>${unseen(view, kind)}</b><small> / ${CARDS[kind].count}</small></td>
    </tr>`)}
  </tbody>`;
}

/**
 * How many cards of a kind the reader has not seen.
 *
 * @param {any} view
 * @param {number} kind
 */
function unseen(view, kind) {
  const seen = view.discards[0][kind] + view.discards[1][kind] + (view.hand ? view.hand[kind] : 0);
  return CARDS[kind].count - seen;
}
