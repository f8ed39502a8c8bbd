/** Signs inside a text that a game draws itself, because not every font has them, nor draws them alike. */

import { html } from "htm/preact";
import { Icon } from "./icon.js";

/** @type {Map<string, string>} a sign, and its path on a square of 512 */
const drawn = new Map();

/** Draw signs from now on. @param {Record<string, string>} paths */
export function drawMarks(paths) {
  for (const [mark, path] of Object.entries(paths)) drawn.set(mark, path);
}

/** A text with its signs drawn. @param {{text: string}} props */
export function Marked({ text }) {
  if (![...text].some((sign) => drawn.has(sign))) return html`<span>${text}</span>`;
  return html`<span>${[...text].map((sign) => (drawn.has(sign) ? html`<${Icon} class="mark" size=${17} path=${drawn.get(sign)} />` : sign))}</span>`;
}
