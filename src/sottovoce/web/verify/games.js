/** Who sits there, and what chance decides before the first decision: after docs/fair-dealing.md, not after the engine. */

import { Chance } from "./chance.js";
import { HOLMES, SONATA, VENICE, WHISPERS } from "./parts.js";

/** @typedef {Record<string, string>} Options */
/** @typedef {Record<string, number[]>} Opening */

/** @param {number} count @param {number} [first] */
const numbers = (count, first = 0) => Array.from({ length: count - first }, (_, n) => n + first);

/** Cards kind by kind. @param {number[]} counts */
const spread = (counts) => counts.flatMap((count, kind) => Array(count).fill(kind));

/** @type {Record<string, (options: Options) => number>} */
const SEATS = {
  venice: () => VENICE.seats,
  holmes: () => HOLMES.seats,
  sonata: () => SONATA.seats,
  whispers: (options) => Number(options.players),
};

/** How many sit there; NaN in a game that this verifier does not know. @param {string} game @param {Options} options */
export const seatsOf = (game, options) => SEATS[game]?.(options) ?? NaN;

/** @param {Chance} chance @returns {Opening} */
function venice(chance) {
  const merchant = chance.below(2);
  const sameType = (/** @type {number[]} */ hand) => new Set(hand.map((kind) => VENICE.types[kind])).size === 1;
  let pile;
  do pile = chance.shuffle(spread(VENICE.counts));
  while (sameType(pile.slice(0, 8)) || sameType(pile.slice(8, 16)));
  return { merchant: [merchant], pile };
}

/** @param {Chance} chance @param {Options} options @returns {Opening} */
function holmes(chance, options) {
  const guests = chance.shuffle(numbers(HOLMES.characters, HOLMES.residents));
  const drafted = options.draft_start === "yes";
  // Drafted, the two that come are chosen; which ones does not change how the rest is drawn.
  const rest = guests.slice(2);
  if (drafted) chance.shuffle(rest);
  const villains = options.villains === "random" ? [HOLMES.villains.both[chance.below(2)]] : HOLMES.villains[options.villains];
  const deck = [...rest, ...villains];
  if (villains.length) chance.shuffle(deck);
  const evidence = chance.shuffle(spread(HOLMES.counts));
  return drafted ? { came: [], characters: guests, evidence } : { came: guests.slice(0, 2), characters: deck, evidence };
}

/** The printed routes that the options leave to the lot: twice their number, one more when backwards. @param {Options} options */
function routes(options) {
  const all = SONATA.routes.map((route, number) => ({ ...route, number }));
  const named = all.find((route) => route.name === options.route);
  if (named) return [2 * named.number + (options.direction === "backwards" ? 1 : 0)];
  const wanted = all.filter(
    (route) =>
      (options.difficulty === "any" || options.difficulty === route.difficulty) &&
      (options.kind === "either" || (options.kind === "may-stay") === route.stays),
  );
  return wanted.flatMap(({ number }) => [2 * number, 2 * number + 1]);
}

/** @param {Chance} chance @param {Options} options @returns {Opening | null} */
function sonata(chance, options) {
  if (options.route === "generated") return null;
  const open = routes(options);
  const route = open[chance.below(open.length)];
  const cut = chance.below(SONATA.routes[route >> 1].length);
  const out = options.mode === "expert" ? Number(options.fog_out) : 0;
  const fog = chance.shuffle(numbers(10)).slice(0, 10 - out);
  const lady = chance.below(SONATA.suits.length);
  const suit = SONATA.suits[lady];
  const steps = SONATA.steps[options.mode];
  const away = steps ? [suit, (suit + steps) % 6] : [suit];
  const clues = chance.shuffle(numbers(SONATA.suits.length).filter((other) => !away.includes(SONATA.suits[other])));
  return { route: [route], cut: [cut], fog, lady: [lady], clues };
}

/** @param {Chance} chance @param {Options} options @returns {Opening} */
function whispers(chance, options) {
  const players = Number(options.players);
  const symbols = WHISPERS.symbols;
  const characters = chance.shuffle(numbers(symbols.length)).slice(0, players);
  const rooms = [0, ...chance.shuffle(numbers(WHISPERS.rooms, 1)).slice(0, 4)];
  const people = numbers(symbols.length);
  const clash = () => people.some((person, at) => at % 2 === 1 && symbols[person] === symbols[people[at - 1]]);
  do chance.shuffle(people);
  while (clash());
  const figures = numbers(symbols.length).map((person) => 1 + Math.floor(people.indexOf(person) / 2));
  const events = chance.shuffle(numbers(WHISPERS.events));
  const deck = chance.shuffle(spread(WHISPERS.counts));
  return { characters, rooms, figures, events, deck, leader: [chance.below(players)] };
}

/** @type {Record<string, (chance: Chance, options: Options) => Opening | null>} */
const OPENINGS = { venice, holmes, sonata, whispers };

/**
 * The opening that follows from a seed; null where this verifier cannot draw it (a route made for the
 * match, a game it does not know).
 * @param {string} game @param {Options} options @param {Uint8Array} seed
 */
export function opening(game, options, seed) {
  return OPENINGS[game]?.(new Chance(seed), options) ?? null;
}
