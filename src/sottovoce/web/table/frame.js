/** The layout of a table: bar above, board, sentence bar below, panel beside or from below. */

import { html } from "htm/preact";
import { Sign } from "../art/signs.js";
import { t } from "../words.js";

/**
 * @param {{game: string, title: string, seats: any, tools: any, board: any, below: any, panel: any, notice?: any}} props
 */
export function Frame({ game, title, seats, tools, board, below, panel, notice }) {
  return html`<div class="table-page" data-game=${game}>
    <header class="table-head">
      <a class="quiet icon" href="/" aria-label=${t("go-home")} title=${t("go-home")}><${Sign} name="back" /></a>
      <h1>${title}</h1>
      ${seats}
      <div class="table-tools">${tools}</div>
    </header>
    <div class="table-board">${notice}${board}</div>
    <div class="table-below">${below}</div>
    ${panel}
  </div>`;
}
