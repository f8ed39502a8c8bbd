/** The guide of a first game: says at each step what to do and why, and points at the very thing. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { go, place } from "../router.js";
import { has, say, speak, speakPart, t } from "../words.js";
import * as lesson from "./lesson.js";
import { Rings } from "./ring.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../types.js").Taught} Taught */
/** @typedef {import("./choosing.js").Choice} Choice */
/** @typedef {import("../types.js").Offer} Offer */

/**
 * @typedef {object} GuideProps
 * @property {string} area  the game's words
 * @property {string} game
 * @property {Shown} shown
 * @property {Offer[]} offers
 * @property {Choice} choice  what is picked so far
 * @property {string} name  who decides
 * @property {() => void} onUndo
 */

/** Is a guide wanted here? @param {import("../types.js").Welcome | null} welcome */
export const isGuided = (welcome) => welcome?.lesson === true && !place.value.query.has("alone");

/** @param {GuideProps} props */
export function Guide(props) {
  const steps = lesson.useLesson(props.game);
  const [read, setRead] = useState({ at: 0, count: 0 });
  if (!steps || !has("lessons")) return null;
  const at = props.shown.lesson;
  const page = read.at === at ? read.count : 0;
  const said = lesson.now(steps, at);
  const step = said[Math.min(page, said.length - 1)];
  if (at < 0) return html`<${Astray} ...${props} />`;
  if (!step) return html`<${Card}><p role="status">${t("guide-wait", { name: props.name })}</p><//>`;
  const more = page < said.length - 1 ? () => setRead({ at, count: page + 1 }) : null;
  return html`<${Taught} ...${props} step=${step} number=${steps.indexOf(step) + 1} count=${steps.length} onMore=${more}
    last=${lesson.isLast(steps, at)} />`;
}

/** @param {{children?: any}} props */
function Card({ children }) {
  const alone = () => go(`${place.value.path}?alone=1`, true);
  return html`<aside class="guide" aria-label=${t("learn")}>
    <${Sign} name="lamp" size=${28} />
    ${children}
    <button class="quiet icon" aria-label=${t("guide-close")} title=${t("guide-close")} data-do="guide-close" onClick=${alone}>
      <${Sign} name="cross" /></button>
  </aside>`;
}

/** @param {GuideProps & {step: Taught, number: number, count: number, onMore: (() => void) | null, last: boolean}} props */
function Taught({ area, game, shown, offers, choice, step, number, count, onMore, last }) {
  const offer = lesson.wanted(step, offers);
  const around = lesson.targets(step, offers, choice);
  const elsewhere = lesson.isElsewhere(step, offers, choice);
  return html`<${Card}>
    <div class="guide-words">
      <p role="status">${say("lessons", step.say)}${elsewhere ? ` ${t("guide-elsewhere")}` : ""}</p>
      ${offer && html`<p class="guide-do"><${Sign} name="hand" size=${18} /> ${speak(area, offer.words)}</p>`}
    </div>
    <div class="guide-tools">
      <span class="guide-count">${t("guide-step", { number, count })}</span>
      ${onMore && html`<button class="button main" data-do="guide-next" onClick=${onMore}>${t("guide-next")}</button>`}
      ${offer && around.length > 0 && html`<button class="button" data-do="guide-show" onClick=${() => lead(around)}>${t("guide-show")}</button>`}
      ${last && !onMore && !step.choose && html`<${Onward} game=${game} over=${shown.status === "over"} />`}
    </div>
    <${Rings} key=${JSON.stringify(around)} around=${around} />
  <//>`;
}

/** Bring the keyboard to what is pointed at: the word, which bears the whole choice. @param {string[][]} around */
function lead(around) {
  const found = document.querySelector(around[around.length - 1][0]);
  if (found instanceof HTMLElement) found.focus();
}

/** After the lesson. @param {{game: string, over: boolean}} props */
function Onward({ game, over }) {
  if (over) return html`<a class="button main" href=${`/play/${game}`}>${t("guide-play")}</a>`;
  return html`<button class="button main" data-do="guide-on" onClick=${() => go(`${place.value.path}?alone=1`, true)}>${t("guide-on")}</button>`;
}

/** The learner does otherwise: he may take it back, begin anew, or go on by himself. @param {GuideProps} props */
function Astray({ area, game, shown, offers, name, onUndo }) {
  return html`<${Card}>
    <div class="guide-words"><p role="status">${t(shown.undo ? "guide-astray-undo" : "guide-astray")} ${advice(area, shown, offers, name)}</p></div>
    <div class="guide-tools">
      ${shown.undo && html`<button class="button main" data-do="guide-undo" onClick=${onUndo}>${t("undo")}</button>`}
      <a class="button" href=${`/learn/${game}`} data-do="guide-again">${t("guide-again")}</a>
    </div>
  <//>`;
}

/** @param {string} area @param {Shown} shown @param {Offer[]} offers @param {string} name */
function advice(area, shown, offers, name) {
  if (shown.status === "over") return t("guide-over");
  if (!offers.length) return t("guide-wait", { name });
  return speakPart(area, offers[0].words, "rule");
}
