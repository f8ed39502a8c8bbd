/** A dialog: the browser's own, which keeps the focus inside and closes with Escape. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "./art/signs.js";
import { t } from "./words.js";

const FIRST = ".dialog-box > :not(header) :is(select, input, button)";

/** @param {{title: string, onClose: () => void, mood?: string, children?: any}} props */
export function Dialog({ title, onClose, mood, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before anything is seen of it: whoever presses Escape at once closes it.
  useLayoutEffect(() => {
    box.current?.showModal();
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(FIRST))?.focus();
  }, []);
  const outside = (/** @type {Event} */ event) => event.target === box.current && onClose();
  return html`<dialog ref=${box} class="dialog" data-game=${mood} aria-label=${title}
    onClose=${onClose} onPointerDown=${outside}>
    <div class="dialog-box">
      <header>
        <h2>${title}</h2>
        <button class="quiet icon" aria-label=${t("close")} onClick=${onClose}><${Sign} name="cross" /></button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
