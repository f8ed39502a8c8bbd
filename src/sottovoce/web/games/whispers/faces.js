/* Cards of Whispers: what the view knows of a kind, evidence in a pile, evidence in the hand. */

import { html } from "htm/preact";
import { classes, upTo } from "../../art/touch.js";
import { Icon } from "../../art/cards.js";
import { EYE, SymbolSign } from "./signs.js";

/**
 * @typedef {import("../../art/touch.js").BoardProps} BoardProps
 * @typedef {import("../../types.js").Words} Words
 * @typedef {{kind: number, key: string, symbols: number[], coin: boolean, mysterious: boolean, name: Words, text: Words | null, note: Words | null}} Face
 * @typedef {[kind: number, up: boolean, seen: number, by: number]} PileCard
 */

/**
 * The face of a kind, or undefined if this seat has not seen it.
 *
 * @param {any} view
 * @param {number} kind
 * @returns {Face | undefined}
 */
export function faceOf(view, kind) {
  return view.faces.find((/** @type {Face} */ face) => face.kind === kind);
}

/**
 * A small card of a pile: its symbols one below the other, or a dark window.
 *
 * @param {{view: any, face: Face | undefined, up: boolean, sign?: string}} props
 */
export function SmallCard({ view, face, up, sign = "" }) {
  return html`<svg class=${classes("small-card", up ? "small-up" : "small-down")} viewBox="0 0 36 58" aria-hidden="true">
    <rect class="small-paper" x="1" y="1" width="34" height="56" rx="5" />
    ${!up && html`<path class="small-panes" d="M7 6 H29 V44 H7 Z M18 6 V44 M7 25 H29" /><path class="small-glint" d="M10 20 L16 9 M22 40 L27 30" />`}
    ${face?.coin && html`<circle class="small-coin" cx="18" cy="23" r="16.2" />`}
    ${face && html`<${Marks} view=${view} face=${face} up=${up} />`}
    ${face && !up && html`<${Icon} path=${EYE} x=${18} y=${51} size=${12} kind="small-eye" />`}
    ${up && sign && html`<text class="small-sign" x="18" y="54">${sign}</text>`}
  </svg>`;
}

/** @param {{view: any, face: Face, up: boolean}} props */
function Marks({ view, face, up }) {
  const size = face.symbols.length > 2 ? 13 : 15;
  const first = 24 - ((face.symbols.length - 1) * (size + 1)) / 2;
  return html`<g class=${up ? "marks" : "marks marks-dim"}>
    ${face.symbols.map((symbol, spot) => html`<${SymbolSign} symbol=${view.symbols[symbol]} x=${18} y=${first + spot * (size + 1)} size=${size} />`)}
    ${face.mysterious && html`<path class="small-star" d="M29 4 l1.3 3.2 3.2 1.3 -3.2 1.3 -1.3 3.2 -1.3 -3.2 -3.2 -1.3 3.2 -1.3 Z" />`}
  </g>`;
}

/**
 * A card to be read: name, symbols, what it does.
 *
 * @param {{props: BoardProps, face: Face}} given
 */
export function LargeCard({ props: { view, say, speak }, face }) {
  return html`<div class=${classes("large-card", face.coin && "large-coin", face.mysterious && "large-mysterious")}>
    <b class="large-name">${speak(face.name)}</b>
    <span class="large-marks">
      ${face.symbols.map((symbol) => html`<svg viewBox="-12 -12 24 24" aria-hidden="true"><${SymbolSign} symbol=${view.symbols[symbol]} size=${22} /></svg>`)}
    </span>
    ${face.coin && html`<span class="large-text">${say("table-coin")}</span>`}
    ${face.text && html`<span class="large-text">${speak(face.text)}</span>`}
    ${!face.text && !face.coin && face.note && html`<i class="large-note">${speak(face.note)}</i>`}
  </div>`;
}

/**
 * What a screen reader says of a card: name, symbols, effect.
 *
 * @param {BoardProps} props
 * @param {Face} face
 */
export function cardLabel({ view, say, speak }, face) {
  const symbols = face.symbols.map((symbol) => speak(view.symbols[symbol].name)).join(", ");
  const does = face.coin ? say("table-coin") : face.text ? speak(face.text) : "";
  return say("board-card", { card: speak(face.name), symbols, does: does || "nothing" });
}

/**
 * A few backs side by side, with an eye on those that this seat has seen.
 *
 * @param {{view: any, cards: [number, number][]}} props
 */
export function Backs({ view, cards }) {
  return html`<svg class="backs" viewBox="0 0 ${cards.length * 13 + 9} 30" aria-hidden="true">
    ${upTo(cards.length).map((number) => html`<g key=${number} transform="translate(${number * 13} 0)">
      <rect class="back" x="1" y="1" width="20" height="28" rx="3" />
      ${faceOf(view, cards[number][0]) && html`<${Icon} path=${EYE} x=${11} y=${15} size=${14} kind="back-eye" />`}
    </g>`)}
  </svg>`;
}
