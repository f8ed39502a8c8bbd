/** Rings around what the guide points at: they lie over the page, follow what they are around, and catch no click. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";

/** @typedef {{left: number, top: number, width: number, height: number}} Place */

const OFTEN = 200; // milliseconds: things move, and the page is scrolled
const AIR = 5; // pixels between the thing and its ring

/**
 * What they are around never changes: other rings are other rings.
 * @param {{around: string[][]}} props  of each thing selectors, the best first; what is not there is left out
 */
export function Rings({ around }) {
  const [places, setPlaces] = useState(/** @type {Place[]} */ ([]));
  useEffect(() => {
    seen(around).forEach(bringUp);
    const look = () => setPlaces((before) => steady(before, seen(around).map(placeOf)));
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
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

/** Bring something into sight, out from under whatever lies over it. @param {Element} element */
function bringUp(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(there)) element.scrollIntoView({ block: element.closest(".table-board") ? "center" : "nearest", inline: "nearest" });
}

/** @param {Element} element */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** @param {Element} element @returns {Place} */
function placeOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

/** The same list as before where nothing has moved. @param {Place[]} before @param {Place[]} after */
function steady(before, after) {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/** @param {Place} place */
function pixels(place) {
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [name, `${value}px`]));
}
