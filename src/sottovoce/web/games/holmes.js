/** The table of Holmes: a desk in gaslight, the brothers at its two sides. Draws a view, knows no rules. */

import { html } from "htm/preact";
import { classes } from "../art/touch.js";
import { Collection } from "./holmes/collection.js";
import { Desk, Week } from "./holmes/desk.js";
import { nearSeat } from "./holmes/parts.js";
import { Town } from "./holmes/town.js";

export const area = "holmes";

/** @param {import("../art/touch.js").BoardProps} props */
export function Board(props) {
  const { view, narrow, motion } = props;
  const near = nearSeat(view);
  return html`<div class=${classes("board board-holmes", narrow ? "narrow" : "wide", !motion && "still")}>
    <${Week} ...${props} />
    <${Collection} ...${props} seat=${1 - near} near=${false} />
    <${Town} ...${props} />
    <${Desk} ...${props} />
    <${Collection} ...${props} seat=${near} near=${true} />
  </div>`;
}
