/** The table of Venice: a canal-side street at dusk between two mansions. Draws a view, knows no rules. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { classes } from "../art/touch.js";
import { Hand, Played } from "./venice/hand.js";
import { House, Middle } from "./venice/houses.js";
import { Ledger } from "./venice/ledger.js";
import { Street } from "./venice/street.js";

export const area = "venice";

/** @param {import("../art/touch.js").BoardProps} props */
export function Board(props) {
  const { view, narrow, motion } = props;
  const [ledger, showLedger] = useState(false);
  const boxes = { ...props, openLedger: () => showLedger(true) };
  const [first, second] = narrow && view.seat !== 1 ? [1, 0] : [0, 1];
  return html`<div class=${classes("board board-venice", narrow ? "narrow" : "wide", !motion && "still")}>
    <div class="ve-houses">
      <${House} ...${boxes} seat=${first} />
      <${Middle} ...${boxes} />
      <${House} ...${boxes} seat=${second} />
    </div>
    <div class="ve-stage">
      <${Street} ...${props} />
      ${ledger && html`<${Ledger} ...${props} close=${() => showLedger(false)} />`}
    </div>
    <div class="ve-cards">
      <${Played} ...${props} />
      ${view.hand && html`<${Hand} ...${props} />`}
    </div>
  </div>`;
}
