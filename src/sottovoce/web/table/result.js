/** The end: the result point by point, and what can be done next. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { note, noteNext } from "../dealt.js";
import { complain, post, randomName } from "../net.js";
import { tell } from "../store.js";
import { speak, t } from "../words.js";
import { Dealing } from "./dealing.js";
import { sitterName } from "./seats.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("./sitting.js").Sitting} Sitting */

const OUTSIDE = ["resigned", "out-of-time", "agreed-draw"];

/** @param {{area: string, shown: Shown, sitting: Sitting}} props */
export function Result({ area, shown, sitting }) {
  const outcome = shown.view?.outcome;
  const [proving, setProving] = useState(false);
  const won = outcome?.winners.includes(sitting.seat) && outcome.winners.length < shown.seats.length;
  const headline = sitting.seat < 0 || !outcome ? t("game-over") : t(verdict(outcome.winners, sitting.seat, shown.seats.length));
  return html`<section class=${won ? "result won" : "result"} aria-label=${t("result")}>
    <h2>${won && html`<${Sign} name="star" size=${26} />`} ${headline}</h2>
    ${outcome && OUTSIDE.includes(outcome.reason) && html`<p>${t(`ended-${outcome.reason}`)}</p>`}
    <ol>${shown.result.map((words) => html`<li>${speak(area, words)}</li>`)}</ol>
    <p class="buttons">
      ${sitting.seat >= 0 && html`<${Rematch} shown=${shown} sitting=${sitting} />`}
      <a class="button" href=${`/replay/${sitting.id}${sitting.watch ? `?watch=${sitting.watch}` : ""}`}><${Sign} name="again" /> ${t("replay")}</a>
      ${sitting.seat >= 0 && html`<button class="button" onClick=${() => shareReplay(sitting)}><${Sign} name="link" /> ${t("share-replay")}</button>`}
      <a class="button" href=${recordAddress(sitting)} download=${`${sitting.id}.txt`}><${Sign} name="save" /> ${t("record")}</a>
      ${!sitting.welcome.value?.lesson && html`<button class="button" data-do="verify" onClick=${() => setProving(true)}>
        <${Sign} name="check" /> ${t("verify")}</button>`}
    </p>
    ${proving && html`<${Dealing} sitting=${sitting} over=${true} onClose=${() => setProving(false)} />`}
  </section>`;
}

/** @param {number[]} winners @param {number} seat @param {number} seats */
function verdict(winners, seat, seats) {
  if (winners.length === seats && seats > 1) return "drawn";
  return winners.includes(seat) ? "won" : "lost";
}

/** @param {{shown: Shown, sitting: Sitting}} props */
function Rematch({ shown, sitting }) {
  if (shown.next) noteNext(sitting.id, shown.next);
  if (shown.next) return html`<a class="button main" href=${`/match/${shown.next}`}>${t("to-rematch")}</a>`;
  if (shown.rematch.includes(sitting.seat)) return html`<button class="button" disabled>${t("rematch-asked")}</button>`;
  const asking = shown.rematch.map((seat) => sitterName(shown.seats[seat]));
  const ask = () => {
    const token = randomName(18);
    note(sitting.id, { next: { promise: sitting.welcome.value?.next_commitment ?? "", token } });
    sitting.line.ask("ask-rematch", { token }).catch(complain);
  };
  return html`<button class="button main" onClick=${ask} data-do="rematch">
    ${asking.length ? t("rematch-accept", { name: asking.join(", ") }) : t("rematch")}
  </button>`;
}

/** @param {Sitting} sitting */
export function recordAddress(sitting) {
  return `/api/matches/${sitting.id}/record${sitting.watch ? `?watch=${sitting.watch}` : ""}`;
}

/** @param {Sitting} sitting */
async function shareReplay(sitting) {
  try {
    const { watch } = await post(`/api/matches/${sitting.id}/watch-link`);
    await copy(`${location.origin}/replay/${sitting.id}?watch=${watch}`);
  } catch (problem) {
    await complain(problem);
  }
}

/** Copy an address, or show it where the browser does not let us. @param {string} address */
export async function copy(address) {
  try {
    await navigator.clipboard.writeText(address);
    tell(t("copied"));
  } catch {
    tell(address);
  }
}
