/** The side panel: log, rules of this moment, chat, notes. On a narrow screen a sheet from below. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { t } from "../words.js";

/** @typedef {{name: string, content: any, mark?: boolean}} Tab  mark: something new is in it */

/**
 * @param {{tabs: Tab[], open: string, sheet: boolean, raised: boolean, onOpen: (name: string) => void, onClose: () => void}} props
 *   sheet: it comes from below; raised: it is up
 */
export function Panel({ tabs, open, sheet, raised, onOpen, onClose }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = tabs.find((tab) => tab.name === open) ?? tabs[0];
  useEffect(() => {
    if (sheet && raised) /** @type {HTMLElement | null} */ (box.current?.querySelector("[aria-selected=true]"))?.focus();
  }, [sheet, raised]);
  if (sheet && !raised) return null;
  return html`<aside class=${sheet ? "panel sheet-panel" : "panel"} ref=${box} aria-label=${t("panel")}>
    <div class="tabs" role="tablist" aria-label=${t("panel")} onKeyDown=${(/** @type {KeyboardEvent} */ event) => steer(event, tabs, shown.name, onOpen)}>
      ${tabs.map((tab) => html`<button key=${tab.name} role="tab" id=${`tab-${tab.name}`} aria-controls="tab-panel"
        aria-selected=${tab.name === shown.name} tabindex=${tab.name === shown.name ? 0 : -1}
        onClick=${() => onOpen(tab.name)}>
        <${Sign} name=${tab.name} size=${18} /> ${t(tab.name)}
        ${tab.mark && html`<span class="dot"><span class="hidden">${t("new")}</span></span>`}
      </button>`)}
      ${sheet && html`<button class="quiet icon" aria-label=${t("close")} onClick=${onClose}><${Sign} name="cross" /></button>`}
    </div>
    <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${shown.name}`}>${shown.content}</div>
  </aside>`;
}

/** Arrow keys go from tab to tab. @param {KeyboardEvent} event @param {Tab[]} tabs @param {string} open @param {(name: string) => void} onOpen */
function steer(event, tabs, open, onOpen) {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  const here = tabs.findIndex((tab) => tab.name === open);
  const next = tabs[(here + way + tabs.length) % tabs.length].name;
  onOpen(next);
  document.getElementById(`tab-${next}`)?.focus();
}
