/** The parts of Holmes that the board must know by name, in the order of the view. */

export const KINDS = [
  "papers",
  "explosive",
  "cigarette",
  "bullet",
  "button",
  "footprint",
  "fingerprint",
  "plan",
  "joker",
];
export const SIGNS = ["3", "4", "5", "6", "7", "8", "9", "P", "J"];
export const PLAN = 7;
export const JOKER = 8;
export const TYPES = 8;
export const DAYS = 7;
export const MARKERS = 3;

export const CHARACTERS = [
  "watson",
  "hudson",
  "lestrade",
  "adler",
  "gregson",
  "wiggins",
  "pike",
  "toby",
  "johnson",
  "billy",
  "kramm",
  "hunter",
  "moriarty",
  "moran",
];

/** What one to five plan fragments bring (RULES.md §10.5). */
const PLAN_POINTS = [0, -1, 1, 3, 6, 10];

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

/**
 * Return which brother sits in a seat, or which player while that is open.
 *
 * @param {any} view
 * @param {number} seat
 */
export function brother(view, seat) {
  if (view.sherlock < 0) return seat === 0 ? "first" : "second";
  return view.sherlock === seat ? "sherlock" : "mycroft";
}

/**
 * Return the name of the player of a seat.
 *
 * @param {BoardProps} props
 * @param {number} seat
 */
export function brotherWords({ view, say }, seat) {
  const name = brother(view, seat);
  return say(view.sherlock < 0 ? `seat-${name}` : `brother-${name}`);
}

/**
 * Return a seat's hidden cards as far as the reader knows them.
 *
 * @param {any} view
 * @param {number} seat
 * @returns {number[]}
 */
export function knownHidden(view, seat) {
  return view.hidden[seat] ?? view.stolen[seat];
}

/**
 * Return a seat's cards of a type with its joker, as far as the reader knows them.
 *
 * @param {any} view
 * @param {number} seat
 * @param {number} kind
 */
export function strength(view, seat, kind) {
  return view.open[seat][kind] + knownHidden(view, seat)[kind] + (view.joined[seat].includes(kind) ? 1 : 0);
}

/**
 * Return what a type would bring a seat as things stand: its value less the other's cards to the one
 * who has more (RULES.md §10.3), negative where the other gets it.
 *
 * @param {number} kind
 * @param {number} mine
 * @param {number} theirs
 */
export function worth(kind, mine, theirs) {
  if (kind === PLAN) return PLAN_POINTS[mine];
  if (mine === theirs) return 0;
  return mine > theirs ? Number(SIGNS[kind]) - theirs : mine - Number(SIGNS[kind]);
}

/**
 * Write a number with its sign.
 *
 * @param {number} points
 */
export function signed(points) {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/**
 * Return the cards of a heap one by one.
 *
 * @param {number[]} heap
 */
export function spread(heap) {
  return heap.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}

/** The seat drawn below: the reader's, for a spectator the first. @param {any} view */
export function nearSeat(view) {
  return view.seat === 1 ? 1 : 0;
}
