/** A lesson: what the guide says at which decision, and what of the page he points at. */

import { useEffect, useState } from "preact/hooks";
import { complain, get } from "../net.js";
import { wear } from "../styles.js";
import { need } from "../words.js";
import * as choosing from "./choosing.js";

/** @typedef {import("../types.js").Taught} Taught */
/** @typedef {import("../types.js").Offer} Offer */
/** @typedef {import("./choosing.js").Choice} Choice */

/** The steps of a game's lesson; null until they have come. @param {string} game @returns {Taught[] | null} */
export function useLesson(game) {
  const [steps, setSteps] = useState(/** @type {Taught[] | null} */ (null));
  useEffect(() => {
    Promise.all([get(`/api/lessons/${game}`), need("lessons"), wear("guide")]).then(([found]) => setSteps(found), complain);
  }, [game]);
  return steps;
}

/** What is said once so many decisions have been taken. @param {Taught[]} steps @param {number} at */
export const now = (steps, at) => steps.filter((step) => step.at === at);

/** Is there nothing more to be said after so many decisions? @param {Taught[]} steps @param {number} at */
export const isLast = (steps, at) => !steps.some((step) => step.at > at);

/** The choice that a step asks for, if it is at hand. @param {Taught} step @param {Offer[]} offers */
export function wanted(step, offers) {
  return step.choose ? (offers.find((offer) => offer.notation === step.choose) ?? null) : null;
}

/**
 * What to touch next: on the board, and among the words of the sentence; of each, selectors, the best first.
 * Nothing is pointed at while something else has been picked.
 * @param {Taught} step @param {Offer[]} offers @param {Choice} choice @returns {string[][]}
 */
export function targets(step, offers, choice) {
  const offer = wanted(step, offers);
  if (!offer) return step.show && !step.choose ? [[step.show]] : [];
  const word = choosing.words(offers, choice).find((one) => one.offers.includes(offer));
  if (!word) return [];
  return [onBoard(offer, choice, offers), [`.word[data-word=${quoted(word.key)}]`]];
}

/** Is something else picked than what leads to the choice asked for? @param {Taught} step @param {Offer[]} offers @param {Choice} choice */
export function isElsewhere(step, offers, choice) {
  const offer = wanted(step, offers);
  return offer !== null && !choosing.left(offers, choice).includes(offer);
}

/** The part that settles the choice if there is one, else the next on the way to it. @param {Offer} offer @param {Choice} choice @param {Offer[]} offers */
function onBoard(offer, choice, offers) {
  const settles = offer.then && choosing.foreseen(offers, choice, offer.then) === offer;
  const part = settles || (choice.part !== null && offer.then) ? offer.then : offer.part;
  return [`.board [data-offer=${quoted(offer.notation)}]`, `.board [data-part=${quoted(part ?? "")}]`];
}

/** @param {string} text */
const quoted = (text) => `"${CSS.escape(text)}"`;
