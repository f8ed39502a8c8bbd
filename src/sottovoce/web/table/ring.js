/** Rings around what the guide points at: they lie over the page, follow what they are around, and catch no click. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";

/** @typedef {{left: number, top: number, width: number, height: number}} Place */

const AIR = 5; // pixels between the thing and its ring

/**
 * What they are around never changes: other rings are other rings.
 * @param {{around: string[][]}} props  of each thing selectors, the best first; what is not there is left out
 */
export function Rings({ around }) {
  const [places, setPlaces] = useState(/** @type {Place[]} */ ([]));
  useEffect(() => {
    seen(around).forEach(bringUp);
    let next = 0;
    const look = () => {
      setPlaces((before) => steady(before, seen(around).map(placeOf)));
      next = requestAnimationFrame(look); // things move, and the page is scrolled
    };
    look();
    return () => cancelAnimationFrame(next);
  }, []);
  return html`${places.map(
    (place, n) => html`<div key=${n} class="guide-ring" aria-hidden="true" style=${pixels(place)}></div>`,
  )}`;
}

/** What a person sees of these: the first of each. @param {string[][]} around @returns {Element[]} */
function seen(around) {
  const found = around.map((selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isSeen));
  return found.filter((element) => element !== undefined);
}

/** Between which heights something can be seen: what lies on the board may go under the guide, or out of the frame. @param {Element} element */
function sight(element) {
  const frame = element.closest(".table-board")?.getBoundingClientRect();
  if (!frame) return { upper: -Infinity, lower: Infinity };
  const guide = document.querySelector(".guide")?.getBoundingClientRect();
  return { upper: (guide?.bottom ?? frame.top) + AIR, lower: frame.bottom - AIR };
}

/** Bring something into sight, out from under whatever lies over it. @param {Element} element */
function bringUp(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { upper, lower } = sight(element);
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (top >= upper && top + height <= lower && element.contains(there)) return;
  const frame = element.closest(".table-board");
  if (frame) frame.scrollBy(0, top - Math.max(upper, (upper + lower - height) / 2));
  else element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Element} element */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Around what can be seen of it. @param {Element} element @returns {Place} */
function placeOf(element) {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const { upper, lower } = sight(element);
  const [high, low] = [Math.max(top, upper), Math.min(bottom, lower)];
  return { left: left - AIR, top: high - AIR, width: width + 2 * AIR, height: Math.max(0, low - high) + 2 * AIR };
}

/** The same list as before where nothing has moved. @param {Place[]} before @param {Place[]} after */
function steady(before, after) {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/** @param {Place} place */
function pixels(place) {
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [name, `${value}px`]));
}
