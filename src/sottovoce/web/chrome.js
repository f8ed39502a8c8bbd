/** What surrounds every page: the bar above, short news, and the notice that the line is down. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Sign } from "./art/signs.js";
import { place } from "./router.js";
import { change, forget, me, news, offline, settings } from "./store.js";
import { language, LANGUAGES, switchTo, t } from "./words.js";

/** @param {{children: any, waiting: boolean}} props */
export function Chrome({ children, waiting }) {
  const quiet = /^\/(match|replay)\//.test(place.value.path);
  return html`
    <a class="skip" href="#main">${t("skip")}</a>
    ${!quiet && html`<${Bar} />`}
    ${offline.value && html`<p class="offline" role="status">${t("offline")}</p>`}
    <main id="main" tabindex="-1" aria-busy=${waiting}>${children}</main>
    ${!quiet && html`<${Foot} />`}
    <${News} />
  `;
}

function Bar() {
  return html`<header class="bar">
    <a class="brand" href="/"><${Sign} name="lamp" /><span>${t("title")}</span></a>
    <nav aria-label=${t("nav")}>
      <${LanguageSwitch} />
      <${ThemeSwitch} />
      <a class="quiet" href="/settings" aria-label=${t("settings")}><${Sign} name="gear" />
        <span class="wide-only">${t("settings")}</span></a>
      <a class="quiet" href="/account" aria-label=${me.value?.name ?? t("account")}><${Sign} name="person" />
        <span class="who">${me.value?.name ?? t("account")}</span></a>
    </nav>
  </header>`;
}

/** Languages by their own names, so that everybody finds his own. */
export function LanguageSwitch() {
  const choose = (/** @type {string} */ tongue) => {
    change({ language: tongue });
    switchTo(tongue);
  };
  return html`<select
    class="languages"
    aria-label=${t("language")}
    value=${language.value}
    onChange=${(/** @type {any} */ event) => choose(event.target.value)}
  >
    ${LANGUAGES.map((tongue) => html`<option value=${tongue} lang=${tongue}>${t(`language-${tongue}`)}</option>`)}
  </select>`;
}

function ThemeSwitch() {
  const light = settings.value.theme === "light";
  const label = t(light ? "to-night" : "to-day");
  return html`<button
    class="quiet icon"
    title=${label}
    aria-label=${label}
    onClick=${() => change({ theme: light ? "dark" : "light" })}
  >
    <${Sign} name=${light ? "moon" : "sun"} />
  </button>`;
}

function Foot() {
  return html`<footer class="foot">
    <p>${t("credits")}</p>
    <p><a href="https://game-icons.net">game-icons.net</a> · CC BY 3.0</p>
  </footer>`;
}

function News() {
  return html`<div class="news">
    ${news.value.map(
      (item) => html`<p key=${item.id} role=${item.grave ? "alert" : "status"}>
        ${item.text}
        <button class="quiet icon" aria-label=${t("close")} onClick=${() => forget(item.id)}>
          <${Sign} name="cross" />
        </button>
      </p>`,
    )}
  </div>`;
}

/** Give the page its name in the window. @param {string} name */
export function useTitle(name) {
  useEffect(() => {
    document.title = name ? `${name} · ${t("title")}` : t("title");
  }, [name, language.value]);
}
