/** The parts of Venice that the board must know by name, in the order of the view. */

export const FIGURES = ["doge", "west-guard", "east-guard", "merchant", "harlequin"];
export const TYPES = ["doge", "guards", "merchant", "harlequin"];
export const LAST = 8;
export const MANSION = 7;
export const SIDES = ["west", "east"];

/** The thirteen kinds of card: name in parts, type, what is printed on it, how many there are. */
export const CARDS = [
  { name: "D1", type: 0, face: "1", count: 12 },
  { name: "G1", type: 1, face: "1", count: 4 },
  { name: "G1+1", type: 1, face: "1+1", count: 10 },
  { name: "G><", type: 1, face: "›‹", count: 2 },
  { name: "M1", type: 2, face: "1", count: 2 },
  { name: "M2", type: 2, face: "2", count: 8 },
  { name: "M3", type: 2, face: "3", count: 2 },
  { name: "H1", type: 3, face: "1", count: 1 },
  { name: "H2", type: 3, face: "2", count: 3 },
  { name: "H3", type: 3, face: "3", count: 4 },
  { name: "H4", type: 3, face: "4", count: 3 },
  { name: "H5", type: 3, face: "5", count: 1 },
  { name: "H0", type: 3, face: "→0", count: 2 },
];

const CARD_WORDS = ["card-doge", "card-guard", "card-guards", "card-close-in"];

/**
 * Return the name of a card in words.
 *
 * @param {import("../../art/touch.js").BoardProps["say"]} say
 * @param {number} kind
 */
export function cardWords(say, kind) {
  const { name, type } = CARDS[kind];
  if (type < 2) return say(CARD_WORDS[kind]);
  if (name === "H0") return say("card-to-centre");
  return say(type === 2 ? "card-merchant" : "card-harlequin", { points: Number(name[1]) });
}

/**
 * Return a square in words: W3, 0, E5.
 *
 * @param {import("../../art/touch.js").BoardProps["say"]} say
 * @param {number} square
 */
export function squareWords(say, square) {
  const side = square < 0 ? "west" : square > 0 ? "east" : "centre";
  return say("square", { side, number: Math.abs(square) });
}

/**
 * Return the message of a figure's letter.
 *
 * @param {string} figure
 */
export function letterOf(figure) {
  return `letter-${figure.endsWith("guard") ? "guard" : figure}`;
}

/**
 * Return the name of a figure in words.
 *
 * @param {import("../../art/touch.js").BoardProps["say"]} say
 * @param {string} figure
 */
export function figureWords(say, figure) {
  return say(figure === "favourite" ? "board-favourite" : `figure-${figure}`);
}

/** @param {number[]} heap */
export function sizeOf(heap) {
  return heap.reduce((sum, count) => sum + count, 0);
}
