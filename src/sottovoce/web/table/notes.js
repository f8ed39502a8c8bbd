/** My own notes on this match; nobody else ever sees them. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { complain } from "../net.js";
import { t } from "../words.js";
import { readNoted, writeNoted } from "./noted.js";

const MOST = 1600; // characters; the rest of what may be kept is the board's
const PAUSE = 800;

/** @param {{sitting: import("./sitting.js").Sitting}} props */
export function Notes({ sitting }) {
  const [text, setText] = useState(readNoted(sitting.notes.value).written);
  const timer = useRef(0);
  const send = () => void sitting.sendNotes().catch(complain);
  useLayoutEffect(() => () => {
    clearTimeout(timer.current);
    send();
  }, []);
  const write = (/** @type {string} */ written) => {
    setText(written);
    sitting.jotNotes(writeNoted(written, readNoted(sitting.notes.value).board));
    clearTimeout(timer.current);
    timer.current = setTimeout(send, PAUSE);
  };
  return html`<div class="notes">
    <label for="notes" class="soft">${t("notes-label")}</label>
    <textarea id="notes" value=${text} maxlength=${MOST}
      onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea>
  </div>`;
}
