/* The pictograms of Whispers: symbols, rooms, and what a card does. Each is a path on a square of 512. */

import { html } from "htm/preact";
import { Icon } from "../../art/cards.js";
import { icons } from "../../vendor/icons/whispers.js";

const CRESCENT =
  "M330 40A222 222 0 1 0 472 330A190 190 0 1 1 330 40ZM378 96L390 130L424 142L390 154L378 188L366 154L332 142L366 130Z";

/** @type {Record<string, string>} the symbols of the house set; another set's are drawn by their own signs */
const SYMBOL = { moon: CRESCENT, key: icons.key, rose: icons.rose, glass: icons.hourglass };

/** @type {Record<string, string>} what stands in a room */
export const FURNITURE = {
  bathroom: icons.bathtub,
  kitchen: icons["cooking-pot"],
  library: icons.bookshelf,
  cellar: icons.barrel,
  "music-room": icons["grand-piano"],
  attic: icons["rocking-chair"],
  study: icons.desk,
  gallery: icons["mona-lisa"],
  conservatory: icons["watering-can"],
};

/** How the house set writes its symbols in words. */
export const MARKS = { "☽": SYMBOL.moon, "⚷": SYMBOL.key, "✿": SYMBOL.rose, "⧗": SYMBOL.glass };

export const EYE = icons["semi-closed-eye"];
export const HOUSE = icons["spooky-house"];

/** @typedef {{key: string, mark: string}} Symbol */

/**
 * A symbol, centred on a point of a drawing.
 *
 * @param {{symbol: Symbol, x?: number, y?: number, size?: number}} props
 */
export function SymbolSign({ symbol, x = 0, y = 0, size = 20 }) {
  const path = SYMBOL[symbol.key];
  const kind = `symbol symbol-${path ? symbol.key : "own"}`;
  if (path) return html`<${Icon} path=${path} x=${x} y=${y} size=${size} kind=${kind} />`;
  return html`<text class=${kind} x=${x} y=${y + size * 0.36} font-size=${size} text-anchor="middle">${symbol.mark}</text>`;
}

/** A symbol on a disc, as a picture of its own. @param {{symbol: Symbol}} props */
export function SymbolDisc({ symbol }) {
  return html`<svg class="symbol-disc" viewBox="-16 -16 32 32" aria-hidden="true">
    <circle class="disc" r="15" /><${SymbolSign} symbol=${symbol} size=${20} />
  </svg>`;
}
