/* Draws the examples of the rules: landmarks on top of the deck, a part of the map, the clues, a count. */

import { html } from "htm/preact";
import { Card, CardBack, Icon } from "../../art/cards.js";
import { upTo } from "../../art/touch.js";
import { ClueTable, Token } from "./clues.js";
import { PARTS } from "./data.js";
import { TopFace, headline } from "./decks.js";
import { NARROW } from "./layout.js";
import { Pawn, PlaceSpot, Roads } from "./map.js";
import { Cell } from "./ribbon.js";
import { Scenery } from "./scenery.js";
import { FOG } from "./signs.js";

/**
 * @typedef {import("../../types.js").BoardProps} BoardProps
 * @typedef {import("./notes.js").Notes} Notes
 * @typedef {{example: any, board: BoardProps}} Given
 */

/** @type {Notes} */
const NO_NOTES = { placed: [], grey: [], marked: [] };

/** @param {{name: string, example: any, board: BoardProps}} props */
export function Drawing({ name, example, board }) {
  return html`<div class="narrow drawn-sonata">
    ${example.deck && html`<${Landmarks} ...${{ example, board }} />`}
    ${example.read && html`<${Fog} ...${{ example, board }} />`}
    ${example.map && html`<${Part} ...${{ name, example, board }} />`}
    ${example.strips && html`<${Strips} ...${{ example, board }} />`}
    ${example.held && html`<${Clues} ...${{ example, board }} />`}
    ${example.parts && html`<${Count} ...${{ example }} />`}
  </div>`;
}

/** The number of something, by its id. @param {{id: string}[]} things @param {string | undefined} id */
const numberOf = (things, id) => things.findIndex((thing) => thing.id === id);

// ---------------------------------------------------------------- the deck

/** The landmarks in the order in which they were on top. @param {Given} given */
function Landmarks({ example, board }) {
  return html`<div class="drawn-row">${example.deck.map((/** @type {string} */ landmark, /** @type {number} */ turn) => html`
    ${turn > 0 && html`<span class="drawn-sign">→</span>`}<${Top} name=${landmark} say=${board.say} />`)}</div>`;
}

/** @param {{name: string, say: BoardProps["say"], text?: string}} props */
function Top({ name, say, text = `landmark-${name}` }) {
  return html`<span class="drawn-card"><${Card} kind="stealth-card"><${TopFace} name=${name} said=${headline(say(text))} /><//></span>`;
}

/** The fog card that is read, and how many are left in their deck: before, with fresh fog gone out, after. @param {Given} given */
function Fog({ example, board }) {
  return html`<div class="drawn-row">
    <${Top} name="fog" say=${board.say} text=${`fog-${example.read}`} />
    ${example.left.map((/** @type {number} */ count, /** @type {number} */ step) => html`
      ${step > 0 && html`<span class="drawn-sign">→</span>`}<${FogHeap} count=${count} />`)}
  </div>`;
}

/** @param {{count: number}} props */
function FogHeap({ count }) {
  return html`<span class="heaplet drawn-heap"><${CardBack} kind="fog-back" sign=${html`<${Icon} path=${FOG} size=${34} />`} /><b class="heap-count">${count}</b></span>`;
}

/** The same stretch of her deck, before and after. @param {Given} given */
function Strips({ example, board }) {
  const [before, after] = example.strips.map((/** @type {any} */ strip) => html`<${Strip} ...${{ strip, first: example.first, board }} />`);
  return html`<div class="ribbon">${before}<span class="drawn-sign">↓</span>${after}</div>`;
}

/** @param {{strip: {top: number, slots: any[]}, first: number, board: BoardProps}} given */
function Strip({ strip, first, board }) {
  const props = { ...board, view: { ...board.view, top: strip.top, opened: null } };
  return html`<ol class="drawn-strip">${strip.slots.map((slot, n) => html`<${Cell} key=${n} ...${{ props, slot, number: first + n }} />`)}</ol>`;
}

// ---------------------------------------------------------------- the map

/** A part of the map. @param {Given & {name: string}} given */
function Part({ name, example, board }) {
  const layout = { ...NARROW, name: `example-${name}` };
  const props = { ...board, view: mapView(board.view, example), preview: example.goes ? [["pawn", example.goes]] : [] };
  const given = { layout, props, notes: { ...NO_NOTES, marked: example.marked ?? [] }, keep: () => {}, hand: { marking: false } };
  return html`<div class="london"><svg viewBox=${example.map.join(" ")}>
    <${Scenery} layout=${layout} title=${board.say("board-map-title")} />
    <${Roads} ...${given} />
    ${PARTS.places.map((place, number) => html`<${PlaceSpot} key=${place.id} ...${given} number=${number} />`)}
    <${Pawn} ...${given} />
  </svg></div>`;
}

/** @param {any} view @param {any} example */
function mapView(view, { deck = [], pawn, visited = [] }) {
  const landmark = PARTS.landmarks.indexOf(deck.at(-1));
  return {
    ...view,
    slots: [[landmark, -1, false, false, -1]],
    top: 0,
    pawn: numberOf(PARTS.places, pawn),
    visited: visited.map((/** @type {string} */ id) => numberOf(PARTS.places, id)),
  };
}

// ---------------------------------------------------------------- who she is

/** What is held, and the tokens that follow from it. @param {Given} given */
function Clues({ example, board }) {
  const held = example.held.map((/** @type {string} */ id) => numberOf(PARTS.ladies, id));
  const steps = held.map((/** @type {number} */ lady) => ["taken", lady]);
  const view = { ...board.view, suit: PARTS.suits.indexOf(example.suit), clues: held, clue_steps: steps, named: [] };
  const notes = { ...NO_NOTES, placed: example.placed ?? [], grey: example.grey ?? [] };
  const noted = { props: { ...board, view }, notes, keep: () => {} };
  return html`<div class="deduction">
    ${example.placed && html`<div class="tokens"><ul>${PARTS.traits.map((trait) => html`<li key=${trait}><${Token} ...${{ ...noted, trait, watched: true }} /></li>`)}</ul></div>`}
    <${ClueTable} ...${noted} />
  </div>`;
}

// ---------------------------------------------------------------- the count

/** Cards above the countdown, laps, fog, mode. @param {{example: any}} given */
function Count({ example: { above, countdown, length, fog, parts, points } }) {
  const [cards, laps, fogs, mode] = parts;
  return html`<div class="drawn-row drawn-sum">
    <${Term} words=${`${cards}`}>${upTo(above).map((n) => html`<span key=${n} class="drawn-thin"><${CardBack} /></span>`)}<//>
    <${Term} words=${`+ ${countdown} × ${length} = ${laps}`}><span class="slot slot-countdown"><svg viewBox="0 0 30 34">
      <path class="slot-flame" d="M15 2 Q21 11 15 15 Q9 11 15 2 Z" /><path class="slot-wax" d="M11 17 H19 V31 H11 Z" /></svg><b>${countdown}</b></span><//>
    <${Term} words=${`+ ${fog} × 2 = ${fogs}`}><${FogHeap} count=${fog} /><//>
    <${Term} words=${`− ${-mode} = ${points}`} />
  </div>`;
}

/** @param {{words: string, children?: unknown}} props */
function Term({ words, children }) {
  return html`<span class="drawn-set">${children && html`<span class="drawn-things">${children}</span>`}<b>${words}</b></span>`;
}
