/** How I like it: language, light, movement, sound. */

import { html } from "htm/preact";
import { LanguageSwitch, useTitle } from "./chrome.js";
import { change, settings } from "./store.js";
import { t } from "./words.js";

export function Page() {
  useTitle(t("settings"));
  const now = settings.value;
  return html`<section class="sheet">
    <h1>${t("settings")}</h1>
    <div class="card">
      <div class="field"><span>${t("language")}</span><${LanguageSwitch} /></div>
      ${choice(t("theme"), now.theme, ["dark", "light", "system"], (one) => t(`theme-${one}`), (theme) => change({ theme }))}
      ${choice(t("motion"), now.motion, ["system", "on", "off"], (one) => t(`motion-${one}`), (motion) => change({ motion }))}
      <label class="check"><input type="checkbox" checked=${now.sound}
        onChange=${(/** @type {any} */ event) => change({ sound: event.target.checked })} />${t("sound")}</label>
    </div>
    <h2>${t("keys")}</h2>
    <div class="card"><${KeyList} /></div>
  </section>`;
}

/** @param {string} label @param {string} value @param {string[]} choices @param {(choice: string) => string} name @param {(choice: any) => void} choose */
function choice(label, value, choices, name, choose) {
  return html`<label class="field"><span>${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${choices.map((one) => html`<option value=${one}>${name(one)}</option>`)}
    </select>
  </label>`;
}

const KEYS = ["digits", "arrows", "enter", "escape", "undo", "help", "replay"];

export function KeyList() {
  return html`<dl class="keys">
    ${KEYS.map((name) => html`<div><dt><kbd>${t(`key-${name}`)}</kbd></dt><dd>${t(`key-${name}.does`)}</dd></div>`)}
  </dl>`;
}
