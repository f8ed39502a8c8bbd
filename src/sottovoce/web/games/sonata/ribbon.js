/* The ribbon: the Lady's deck slot by slot, as far as it has been seen, with laps, fog and searches. */

import { html } from "htm/preact";
import { Icon } from "../../art/cards.js";
import { classes } from "../../art/touch.js";
import { PARTS } from "./data.js";
import { lapsOf } from "./decks.js";
import { FOG, LANDMARK } from "./signs.js";

/**
 * @typedef {import("../../art/touch.js").BoardProps} BoardProps
 * @typedef {[landmark: number, searched: number, found: boolean, fog: boolean, fogCard: number]} Slot
 */

/** @param {{props: BoardProps}} given */
export function Ribbon({ props }) {
  const { view, say } = props;
  const laps = lapsOf(view);
  return html`<section class="ribbon" aria-label=${say("board-way")}>
    <header>
      <h3>${say("board-way")}</h3>
      <span>${say("board-lap", { lap: laps - view.countdown, laps })}</span>
      <span class="ribbon-kind">${say("table-route", { route: view.route, length: view.length, stays: view.may_stay ? "yes" : "no" })}</span>
    </header>
    <ol ref=${(/** @type {HTMLElement | null} */ row) => row?.style.setProperty("--slots", String(columns(props)))}>
      ${view.slots.map((/** @type {Slot} */ slot, /** @type {number} */ number) => html`<${Cell} key=${number} ...${{ props, slot, number }} />`)}
      <li class="slot slot-countdown" title=${say("board-countdown", { number: view.countdown })}>
        <span class="sr">${say("board-countdown", { number: view.countdown })}</span>
        <svg viewBox="0 0 30 34" aria-hidden="true"><path class="slot-flame" d="M15 2 Q21 11 15 15 Q9 11 15 2 Z" />
          <path class="slot-wax" d="M11 17 H19 V31 H11 Z" /></svg>
        <b aria-hidden="true">${view.countdown}</b>
      </li>
    </ol>
  </section>`;
}

/** How many slots stand in a row, so that all rows are alike. @param {BoardProps} props */
function columns({ view }) {
  const cells = view.length + 1;
  const most = 14;
  return Math.ceil(cells / Math.ceil(cells / most));
}

/** @param {{props: BoardProps, slot: Slot, number: number}} given */
export function Cell({ props, slot, number }) {
  const { view, events, beat } = props;
  const [landmark, searched, found, fog] = slot;
  const top = number === view.top && !view.outcome;
  const fresh = events.some((event) => event.event === "landmark-seen" && event.slot === number);
  const kinds = classes(
    "slot",
    top && "slot-top",
    number < view.top && "slot-past",
    fog && "slot-fog",
    landmark < 0 && !fog && "slot-unseen",
    found && "slot-found",
    fresh && "slot-fresh",
  );
  const label = cellLabel(props, slot, number);
  return html`<li key=${fresh ? beat : 0} class=${kinds} title=${label}>
    <span class="sr">${label}</span>
    <svg viewBox="0 0 30 34" aria-hidden="true">
      ${landmark >= 0 && html`<${Icon} path=${LANDMARK[PARTS.landmarks[landmark]]} x=${15} y=${fog ? 13 : 17} size=${fog ? 21 : 24} />`}
      ${landmark < 0 && !fog && html`<circle class="slot-dot" cx="15" cy="17" r="3" />`}
      ${fog && html`<${Icon} path=${FOG} x=${15} y=${landmark < 0 ? 15 : 27} size=${landmark < 0 ? 24 : 15} kind="slot-wisp" />`}
    </svg>
    <b aria-hidden="true">${cellMark(props, slot, number) || (searched >= 0 ? "×" : "")}</b>
  </li>`;
}

/**
 * What stands under a slot: where she was found; when all is over, where she was.
 *
 * @param {BoardProps} props
 * @param {Slot} slot
 * @param {number} number
 */
function cellMark({ view, say }, [, searched, found], number) {
  if (view.opened) return short(say(`spot-${PARTS.cards[view.opened.cards[number]].place}`));
  return found ? short(say(`spot-${PARTS.places[searched].id}`)) : "";
}

/** @param {string} name */
function short(name) {
  return name.replace(/[^\p{L}]/gu, "").slice(0, 3);
}

/**
 * @param {BoardProps} props
 * @param {Slot} slot
 * @param {number} number
 */
function cellLabel({ view, say }, [landmark, searched, found, fog, fogCard], number) {
  const card = view.opened && PARTS.cards[view.opened.cards[number]];
  const first = say("board-slot", {
    number: number + 1,
    landmark: say(landmark < 0 ? "landmark-unseen" : `landmark-${PARTS.landmarks[landmark]}`),
    top: number === view.top && !view.outcome ? "yes" : "no",
  });
  const more = [
    searched >= 0 && say("board-slot-searched", { place: say(`place-${PARTS.places[searched].id}`), found: found ? "yes" : "no" }),
    fog && say("board-slot-fog", { card: say(fogCard < 0 ? "fog-unread" : `fog-${PARTS.fog[fogCard]}`) }),
    card && say("board-slot-was", { place: say(`place-${card.place}`), labels: view.labels, international: card.label, ru: card.ru }),
  ];
  return [first, ...more].filter(Boolean).join(" ");
}
