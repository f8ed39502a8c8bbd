/** My own notes on this match; nobody else ever sees them. */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { complain } from "../net.js";
import { t } from "../words.js";
import { readNoted, writeNoted } from "./noted.js";

const MOST = 1600; // characters; the rest of what may be kept is the board's
const PAUSE = 800;

/** @param {{sitting: import("./sitting.js").Sitting}} props */
export function Notes({ sitting }) {
  const [text, setText] = useState(readNoted(sitting.notes.value).written);
  const timer = useRef(0);
  const unsaved = useRef(/** @type {string | null} */ (null));
  const keep = () => {
    const { board } = readNoted(sitting.notes.value);
    if (unsaved.current !== null) sitting.keepNotes(writeNoted(unsaved.current, board)).catch(complain);
    unsaved.current = null;
  };
  useEffect(() => () => {
    clearTimeout(timer.current);
    keep();
  }, []);
  const write = (/** @type {string} */ written) => {
    setText(written);
    unsaved.current = written;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, PAUSE);
  };
  return html`<div class="notes">
    <label for="notes" class="soft">${t("notes-label")}</label>
    <textarea id="notes" value=${text} maxlength=${MOST}
      onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea>
  </div>`;
}
