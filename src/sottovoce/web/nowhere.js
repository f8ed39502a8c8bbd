/** An address that shows nothing. */

import { html } from "htm/preact";
import { useTitle } from "./chrome.js";
import { t } from "./words.js";

export function Page() {
  useTitle(t("nowhere"));
  return html`<section class="sheet">
    <h1>${t("nowhere")}</h1>
    <p>${t("nowhere-text")}</p>
    <p><a class="button" href="/">${t("go-home")}</a></p>
  </section>`;
}
