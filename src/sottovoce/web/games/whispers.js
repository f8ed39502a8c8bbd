/* The board of Whispers: players along the edge, a house cut open at night, the eight, one's hand and locket. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { drawMarks } from "../art/marks.js";
import { classes } from "../art/touch.js";
import { useFlights } from "./whispers/flights.js";
import { Hand, Reader } from "./whispers/hand.js";
import { House } from "./whispers/house.js";
import { Gallery, Locket, Players } from "./whispers/people.js";
import { Reckoning } from "./whispers/reckoning.js";
import { MARKS } from "./whispers/signs.js";

/** @typedef {import("../art/touch.js").BoardProps} BoardProps @typedef {import("./whispers/faces.js").Face} Face */

export const area = "whispers";

drawMarks(MARKS);

/** @param {BoardProps} given */
export function Board(given) {
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const [face, read] = useState(/** @type {Face | null} */ (null));
  const board = useFlights(given);
  const props = { ...given, point: (/** @type {string | null} */ part) => (setPointed(part), given.point(part)) };
  const guessing = given.offers.some((offer) => (offer.then ?? "").startsWith("character:"));
  const seated = given.view.seat >= 0;
  return html`<div ref=${board} class=${classes("board", "board-whispers", given.narrow && "narrow", !given.motion && "still")}>
    <${Players} props=${props} />
    <div class="whispers-table">
      <${House} props=${props} pointed=${pointed} read=${read} />
      <div class="beside">
        ${(guessing || !seated) && html`<${Gallery} props=${props} guessing=${guessing} />`}
        ${seated && html`<${Locket} props=${props} /><${Hand} props=${props} />`}
      </div>
    </div>
    ${face && html`<${Reader} props=${props} face=${face} close=${() => read(null)} />`}
    ${given.view.outcome && html`<${Reckoning} props=${props} />`}
    ${seated && !guessing && html`<${Gallery} props=${props} guessing=${false} />`}
  </div>`;
}
