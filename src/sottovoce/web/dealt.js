/** What this browser notes of how a match was dealt, so that the server cannot say otherwise at the end. */

const KEPT = "sottovoce-dealt-";

/** @typedef {{promise?: string, token?: string, seat?: number, next?: {promise: string, token: string}}} Noted */

/** @param {string} id @returns {Noted} */
export function noted(id) {
  return JSON.parse(localStorage.getItem(KEPT + id) ?? "{}");
}

/** Note something of a match; what was noted first stands. @param {string} id @param {Noted} what */
export function note(id, what) {
  localStorage.setItem(KEPT + id, JSON.stringify({ ...what, ...noted(id) }));
}

/** Note for the rematch what was noted when it was asked for. @param {string} id @param {string} next */
export function noteNext(id, next) {
  const { next: coming } = noted(id);
  if (coming) note(next, coming);
}
