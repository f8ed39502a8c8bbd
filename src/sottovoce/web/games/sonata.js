/* The board of Black Sonata: an engraved map of London, the Lady's deck, the ribbon of her way, and the clues. */

import { html } from "htm/preact";
import { classes } from "../art/touch.js";
import { Deduction } from "./sonata/clues.js";
import { Decks } from "./sonata/decks.js";
import { LondonMap } from "./sonata/map.js";
import { readNotes, writeNotes } from "./sonata/notes.js";
import { Ribbon } from "./sonata/ribbon.js";

/** @typedef {import("../art/touch.js").BoardProps} BoardProps */

export const area = "sonata";

/** @param {BoardProps} given */
export function Board(given) {
  const keep = (/** @type {import("./sonata/notes.js").Notes} */ notes) => given.keepNotes(writeNotes(given.notes, notes));
  const noted = { props: given, notes: readNotes(given.notes), keep };
  return html`<div class=${classes("board", "board-sonata", given.narrow && "narrow", !given.motion && "still")}>
    <div class="sonata-side">
      <${LondonMap} ...${noted} />
      <${Ribbon} props=${given} />
    </div>
    <div class="sonata-side">
      <${Decks} props=${given} />
      <${Deduction} ...${noted} />
    </div>
  </div>`;
}
