/** Who sits at the table, whose turn it is, who won. */

import { html } from "htm/preact";
import { Sign } from "../art/signs.js";
import { knows, say, t } from "../words.js";
import { Clock } from "./clock.js";

/** @typedef {import("../types.js").Sitting} Sitter */
/** @typedef {import("../types.js").Shown} Shown */

/** @param {string} area @param {Sitter} sitting */
export function seatName(area, sitting) {
  return knows(area, `seat-${sitting.key}`) ? say(area, `seat-${sitting.key}`) : sitting.key;
}

/** @param {Sitter} sitting */
export function sitterName(sitting) {
  if (sitting.kind === "bot" && sitting.away) return t("sits-in", { name: sitting.away });
  if (sitting.kind === "bot") return t("bot", { level: sitting.level });
  return sitting.kind === "open" ? t("empty-seat") : (sitting.name ?? "");
}

/** @param {{area: string, shown: Shown, seat: number, ahead: number, mover: number}} props */
export function Seats({ area, shown, seat, ahead, mover }) {
  const winners = shown.view?.outcome?.winners ?? [];
  return html`<ul class="seats" aria-label=${t("seats")}>
    ${shown.seats.map((sitting, n) => html`<li key=${n} class=${`${n === mover ? "turn" : ""} ${n === seat ? "mine" : ""}`}>
      ${n === mover && html`<${Sign} name="play" size=${14} /><span class="hidden">${t("to-move")}</span>`}
      ${winners.includes(n) && html`<${Sign} name="star" size=${16} /><span class="hidden">${t("winner")}</span>`}
      <strong>${seatName(area, sitting)}</strong>
      <span>${n === seat ? t("you") : sitterName(sitting)}</span>
      ${shown.times && html`<${Clock} times=${shown.times} seat=${n} ahead=${ahead} />`}
    </li>`)}
  </ul>`;
}
