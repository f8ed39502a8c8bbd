/* The reckoning at the end: what each player's points are made of. */

import { html } from "htm/preact";
import { classes } from "../../art/touch.js";
import { Bust } from "./figures.js";
import { playerName } from "./people.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

/** @param {{props: BoardProps}} given */
export function Reckoning({ props }) {
  const { view, say } = props;
  if (!view.scores.length) return null;
  const heads = ["board-tokens", "board-in-room", "board-symbols", "board-total"];
  return html`<table class="reckoning">
    <caption>${say("table-over")}</caption>
    <thead><tr><th scope="col"><span class="sr">${say("board-who")}</span></th>${heads.map((head) => html`<th key=${head} scope="col">${say(head)}</th>`)}</tr></thead>
    <tbody>${view.scores.map((/** @type {number[]} */ score, /** @type {number} */ seat) => html`<${Line} key=${seat} ...${{ props, score, seat }} />`)}</tbody>
  </table>`;
}

/** @param {{props: BoardProps, score: number[], seat: number}} given */
function Line({ props, score: [tokens, room, symbols], seat }) {
  const { view, speak } = props;
  const person = view.people[view.characters[seat]];
  const won = view.outcome?.winners.includes(seat);
  return html`<tr class=${classes(won && "won")}>
    <th scope="row"><span class="line-who">${person && html`<${Bust} person=${person} name=${speak(person.name)} />`}
      <span>${won ? "★ " : ""}${playerName(props, seat)}${person && html`<br /><i>${speak(person.name)}</i>`}</span></span></th>
    ${[tokens, room, symbols].map((count) => html`<td>${count}</td>`)}<td><b>${tokens + room + symbols}</b></td>
  </tr>`;
}
