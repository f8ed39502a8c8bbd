/* The player's notes (RULES.md §9.2) as they are kept with the match: the JSON of games/sonata/notes.py. */

import { readNoted, writeNoted } from "../../table/noted.js";
import { PARTS } from "./data.js";

export const SPACES = 3;
export const MARKERS = 4;

/** @typedef {{placed: string[], grey: string[], marked: string[]}} Notes */

/**
 * Read notes; what is not understood is left out.
 *
 * @param {string} text
 * @returns {Notes}
 */
export function readNotes(text) {
  const found = readNoted(text).board ?? {};
  const traits = PARTS.traits;
  const places = PARTS.places.map((place) => place.id);
  const placed = known(found.placed, traits).slice(0, SPACES);
  return {
    placed,
    grey: known(found.grey, traits).filter((trait) => !placed.includes(trait)),
    marked: known(found.marked, places).slice(0, MARKERS),
  };
}

/**
 * Return a match's notes with these in them; what is written by hand stays.
 *
 * @param {string} text
 * @param {Notes} notes
 */
export function writeNotes(text, notes) {
  return writeNoted(readNoted(text).written, notes);
}

/**
 * @param {unknown} items
 * @param {string[]} allowed
 * @returns {string[]}
 */
function known(items, allowed) {
  return Array.isArray(items) ? [...new Set(items)].filter((item) => allowed.includes(item)) : [];
}

/**
 * Turn a trait's token to its next state: beside the board, placed (if a space is free), grey, and back.
 *
 * @param {Notes} notes
 * @param {string} trait
 * @returns {Notes}
 */
export function turnToken(notes, trait) {
  const rest = { ...notes, placed: without(notes.placed, trait), grey: without(notes.grey, trait) };
  if (notes.grey.includes(trait)) return rest;
  const place = !notes.placed.includes(trait) && notes.placed.length < SPACES;
  return place ? { ...rest, placed: [...notes.placed, trait] } : { ...rest, grey: [...rest.grey, trait] };
}

/**
 * Lay a guess marker on a place, or take it off.
 *
 * @param {Notes} notes
 * @param {string} place
 * @returns {Notes}
 */
export function turnMarker(notes, place) {
  if (notes.marked.includes(place)) return { ...notes, marked: without(notes.marked, place) };
  return notes.marked.length < MARKERS ? { ...notes, marked: [...notes.marked, place] } : notes;
}

/**
 * Move a guess marker from one place to another; from "" it comes from beside the board, to "" it goes there.
 *
 * @param {Notes} notes
 * @param {string} from
 * @param {string} to
 * @returns {Notes}
 */
export function moveMarker(notes, from, to) {
  const left = without(notes.marked, from);
  const marked = to && !left.includes(to) ? [...left, to] : left;
  return marked.length <= MARKERS ? { ...notes, marked } : notes;
}

/**
 * @param {string[]} items
 * @param {string} item
 */
function without(items, item) {
  return items.filter((other) => other !== item);
}
