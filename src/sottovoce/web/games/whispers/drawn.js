/* Draws the examples of the rules: rooms with their piles, cards and what they count, guesses. */

import { html } from "htm/preact";
import { LargeCard, SmallCard } from "./faces.js";
import { PARTS } from "./examples.js";
import { Bust } from "./figures.js";
import { Clock, Room } from "./house.js";
import { SymbolDisc } from "./signs.js";

/**
 * @typedef {import("../../types.js").BoardProps} BoardProps
 * @typedef {import("./faces.js").Face} Face
 * @typedef {[verb: string, amount: number]} Does
 * @typedef {{room: string, pile: [string, boolean, number][], figures: string[]}} Furnished
 * @typedef {{example: any, board: BoardProps}} Given
 */

/** @type {Record<string, string>} */
const PEOPLE = PARTS.people;
/** @type {Record<string, {two: boolean, does: any}>} */
const ROOMS = PARTS.rooms;
/** @type {Record<string, {symbols: string[], coin?: boolean, does?: any}>} */
const EVIDENCE = PARTS.evidence;

const KINDS = Object.keys(EVIDENCE);
const CAST = Object.entries(PEOPLE).map(([key, symbol]) => ({ key, symbol: PARTS.symbols.indexOf(symbol), name: { message: `character-${key}` } }));
const SYMBOLS = PARTS.symbols.map((key) => ({ key, mark: "", name: { message: `symbol-${key}` } }));

/** The words of a step of a program. @param {Does} does */
function step([verb, amount]) {
  return { message: `step-${verb}`, arguments: { amount, at: "anywhere", to: "anywhere", way: "either" } };
}

/** @param {string} key @returns {Face} */
function faceOf(key) {
  const { symbols, coin = false, does } = EVIDENCE[key];
  const numbers = symbols.map((symbol) => PARTS.symbols.indexOf(symbol));
  return { kind: KINDS.indexOf(key), key, symbols: numbers, coin, mysterious: false, name: { message: `evidence-${key}` }, text: does ? step(does) : null, note: null };
}

/** What a board would be given of these rooms. @param {any} view @param {Furnished[]} rooms */
function viewOf(view, rooms) {
  const found = (/** @type {string} */ key) => rooms.findIndex(({ figures }) => figures.includes(key)) + 1;
  const bare = { key: "", pair: false, name: { message: "title" }, text: { message: "title" } };
  return {
    ...view,
    stage: "",
    doing: { verb: "" },
    characters: [],
    symbols: SYMBOLS,
    people: CAST,
    figures: CAST.map(({ key }) => found(key) || -1),
    faces: KINDS.map(faceOf),
    places: [bare, ...rooms.map(({ room }) => ({ key: room, pair: ROOMS[room].two, name: { message: `room-${room}` }, text: step(ROOMS[room].does) }))],
    piles: [[], ...rooms.map(({ pile }) => pile.map(([card, up, by]) => [up ? KINDS.indexOf(card) : -1, up, 0, by]))],
  };
}

/** @param {Given} given */
export function Drawing({ example, board: given }) {
  const board = { ...given, view: viewOf(given.view, example.rooms ?? []) };
  return html`<div class="drawn-whispers">
    ${example.card && html`<div class="drawn-row"><span class="drawn-large"><${LargeCard} props=${board} face=${faceOf(example.card)} /></span></div>`}
    ${example.rooms && html`<${Rooms} ...${{ example, board }} />`}
    ${example.row && html`<${Cards} ...${{ example, board }} />`}
    ${example.guesses && html`<${Guesses} ...${{ example, board }} />`}
    ${example.who && html`<${Worth} ...${{ example, board }} />`}
    ${Array.isArray(example.points) && html`<${Points} values=${example.points} />`}
  </div>`;
}

/** @param {Given} given */
function Rooms({ example, board }) {
  return html`<div class=${`drawn-rooms drawn-rooms-${example.rooms.length}`}>${example.rooms.map((/** @type {Furnished} */ room, /** @type {number} */ n) => html`
    <${Room} key=${room.room} props=${board} pointed=${null} read=${() => {}} place=${n + 1} />`)}</div>`;
}

/** A pile spread out from the bottom to the top, and what each card counts. @param {Given} given */
function Cards({ example, board }) {
  return html`<div class="drawn-row">${example.row.map((/** @type {[string, boolean, string]} */ [card, up, mark], /** @type {number} */ n) => html`
    <span key=${n} class="drawn-set"><span class="drawn-small"><${SmallCard} view=${board.view} face=${up ? faceOf(card) : undefined} up=${up} /></span><b>${mark}</b></span>`)}</div>`;
}

/** Whose points they are. @param {Given} given */
function Worth({ example, board }) {
  const person = CAST.find(({ key }) => key === example.who) ?? CAST[0];
  return html`<div class="drawn-row drawn-worth">
    <span class="portrait"><${Bust} person=${person} name="" /><${SymbolDisc} symbol=${SYMBOLS[person.symbol]} /></span>
    <b>${board.speak(person.name)}</b><b class="player-points">+${example.points}</b>
  </div>`;
}

/** @param {Given} given */
function Guesses({ example, board }) {
  const view = { ...board.view, counter: example.counter, stake: example.counter };
  return html`<div class="drawn-row drawn-guesses"><${Clock} props=${{ ...board, view }} /><ul>
    ${example.guesses.map((/** @type {any} */ guess) => html`<li key=${guess.character}><${Guess} guess=${guess} board=${board} /></li>`)}
  </ul></div>`;
}

/** @param {{guess: {character: string, right: boolean, who: string, points: number}, board: BoardProps}} given */
function Guess({ guess, board: { say } }) {
  const person = CAST.find(({ key }) => key === guess.character) ?? CAST[0];
  return html`<span class="portrait"><${Bust} person=${person} name="" /></span>
    <b class=${guess.right ? "drawn-right" : "drawn-wrong"}>${guess.right ? "✓" : "✗"}</b>
    <span>${say(`seat-${guess.who}`)}</span><b class="player-points">+${guess.points}</b>`;
}

/** A player's points, from one moment to the next. @param {{values: number[]}} given */
function Points({ values }) {
  return html`<div class="drawn-row drawn-worth">${values.map((value, n) => html`${n > 0 && html`<span class="drawn-sign">→</span>`}<b class="player-points">${value}</b>`)}</div>`;
}
