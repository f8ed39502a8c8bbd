/** The guide of a first game: what it is about, what a turn is, and at each decision what may be done and why. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { go, place } from "../router.js";
import { say, speakPart, t } from "../words.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../types.js").Offer} Offer */

const OPENING = ["about", "about-turn"];

/** Is a guide wanted here? */
export const isGuided = () => place.value.query.has("guide");

/** @param {{area: string, shown: Shown, seat: number, offers: Offer[], name: string}} props  name: who decides; offers: those still open, the one pointed at first */
export function Guide({ area, shown, seat, offers, name }) {
  const [page, setPage] = useState(0);
  const opening = page < OPENING.length;
  const words = opening ? say(area, OPENING[page]) : advice(area, shown, seat, offers, name);
  return html`<aside class="guide" aria-label=${t("learn")}>
    <${Sign} name="lamp" size=${28} />
    <p role="status">${words}</p>
    ${opening && html`<button class="button" data-do="guide-next" onClick=${() => setPage(page + 1)}>${t("guide-next")}</button>`}
    <button class="quiet icon" aria-label=${t("guide-close")} title=${t("guide-close")} onClick=${() => go(place.value.path, true)}>
      <${Sign} name="cross" /></button>
  </aside>`;
}

/** @param {string} area @param {Shown} shown @param {number} seat @param {Offer[]} offers @param {string} name */
function advice(area, shown, seat, offers, name) {
  if (shown.status === "over") return t("guide-over");
  if (shown.mover !== seat || !offers.length) return t("guide-wait", { name });
  const rule = speakPart(area, offers[0].words, "rule");
  const turn = t("guide-turn", { rule });
  return shown.undo ? `${turn} ${t("guide-undo")}` : turn;
}
