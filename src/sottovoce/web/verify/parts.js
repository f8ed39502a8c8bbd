/**
 * How many of what there is: the numbers of docs/fair-dealing.md. Cards, people and routes go by their
 * place in the lists of the rules, counted from 0.
 */

export const VENICE = {
  seats: 2,
  counts: [12, 4, 10, 2, 2, 8, 2, 1, 3, 4, 3, 1, 2],
  types: [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3],
};

/** @type {{seats: number, counts: number[], residents: number, characters: number, villains: Record<string, number[]>}} */
export const HOLMES = {
  seats: 2,
  counts: [3, 4, 5, 6, 7, 8, 9, 5, 5],
  residents: 3,
  characters: 12,
  villains: { none: [], moriarty: [12], moran: [13], both: [12, 13] },
};

/** @param {string} kind @param {number} length @param {boolean[]} stays */
const printed = (kind, length, stays) => stays.map((stay, n) => ({ name: `${kind}-${n + 1}`, difficulty: kind, stays: stay, length }));

/** @type {{seats: number, routes: {name: string, difficulty: string, stays: boolean, length: number}[], suits: number[], steps: Record<string, number>}} */
export const SONATA = {
  seats: 1,
  routes: [
    ...printed("base", 26, [false, false, false, false, true, true, true, true]),
    ...printed("very-easy", 30, [false, true]),
    ...printed("easy", 28, [false, false, false, true, true, true]),
    ...printed("moderate", 26, [false, false, false, true, true, true]),
    ...printed("hard", 24, [false, false, false, true, true, true]),
  ],
  suits: [2, 4, 1, 0, 1, 5, 4, 3, 5, 0, 3, 2],
  steps: { training: 0, easy: 2, standard: 0, advanced: 1, expert: 1 },
};

export const WHISPERS = {
  symbols: [0, 0, 1, 1, 2, 2, 3, 3],
  rooms: 9,
  events: 18,
  counts: [2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
};
