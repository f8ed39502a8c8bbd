/* The board of Black Sonata: an engraved map of London, the Lady's deck, the ribbon of her way, and the clues. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { classes } from "../art/touch.js";
import { Deduction } from "./sonata/clues.js";
import { Decks } from "./sonata/decks.js";
import { LondonMap } from "./sonata/map.js";
import { readNotes } from "./sonata/notes.js";
import { Ribbon } from "./sonata/ribbon.js";

/** @typedef {import("../art/touch.js").BoardProps & {notes: string, keepNotes: (text: string) => void}} SonataProps */

export const area = "sonata";

/** @param {SonataProps} given */
export function Board(given) {
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const props = { ...given, point: pointing(given, setPointed), preview: foresight(given, pointed) };
  const noted = { props, notes: readNotes(given.notes), keep: (/** @type {object} */ notes) => given.keepNotes(JSON.stringify(notes)) };
  return html`<div class=${classes("board", "board-sonata", given.narrow && "narrow", !given.motion && "still")}>
    <div class="sonata-table">
      <${LondonMap} ...${noted} />
      <${Decks} props=${props} />
    </div>
    <${Ribbon} props=${props} />
    <${Deduction} ...${noted} />
  </div>`;
}

/**
 * @param {SonataProps} given
 * @param {(part: string | null) => void} set
 */
function pointing(given, set) {
  return (/** @type {string | null} */ part) => {
    set(part);
    given.point(part);
  };
}

/**
 * What may be foreseen of the part pointed at; of a place also before the pawn has been touched.
 *
 * @param {SonataProps} given
 * @param {string | null} pointed
 */
function foresight({ preview, offers }, pointed) {
  if (preview.length || pointed === null) return preview;
  return offers.find(({ part, then }) => part === "pawn" && then === pointed)?.preview ?? [];
}
