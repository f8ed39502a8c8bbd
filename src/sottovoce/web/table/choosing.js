/** A decision as a sentence being completed: which choices are left, what may be touched. Pure. */

/** @typedef {import("../types.js").Offer} Offer */
/** @typedef {{part: string | null, then: string | null}} Choice */
/** @typedef {{key: string, offers: Offer[], part: string | null, then: string | null}} Word  a button of the sentence */

const MANY = 12;

/** @type {Choice} */
export const NOTHING = { part: null, then: null };

/** @param {Offer} offer */
const thenOf = (offer) => offer.then ?? "";

/** The choices that are still open. @param {Offer[]} offers @param {Choice} choice */
export function left(offers, choice) {
  return offers.filter(
    (offer) =>
      (choice.part === null || offer.part === choice.part) && (choice.then === null || thenOf(offer) === choice.then),
  );
}

/**
 * Touch a part of the table: the choice after it, and the one offer it settles on, if it does.
 * Null: the part has nothing to offer now.
 * @param {Offer[]} offers @param {Choice} choice @param {string} part
 * @returns {{choice: Choice, offer: Offer | null} | null}
 */
export function touch(offers, choice, part) {
  const next = after(offers, choice, part);
  if (!next) return null;
  const rest = left(offers, next);
  return { choice: next, offer: rest.length === 1 ? rest[0] : null };
}

/** @param {Offer[]} offers @param {Choice} choice @param {string} part @returns {Choice | null} */
function after(offers, choice, part) {
  const open = left(offers, choice);
  if (choice.part !== null && open.some((offer) => thenOf(offer) === part)) return { ...choice, then: part };
  if (choice.part === part) return NOTHING;
  if (choice.then === part && choice.part === null) return NOTHING;
  if (choice.part === null && open.some((offer) => offer.part === part)) return { ...choice, part };
  if (offers.some((offer) => offer.part === part)) return { part, then: null };
  const towards = offers.filter((offer) => thenOf(offer) === part);
  if (!towards.length) return null;
  const only = towards.every((offer) => offer.part === towards[0].part);
  return { part: only ? towards[0].part : null, then: part };
}

/**
 * May a part be touched now, and as which touch? A part that is the only way to another
 * need not be touched first.
 * @param {Offer[]} offers @param {Choice} choice @param {string} part
 * @returns {"" | "part" | "then"}
 */
export function glow(offers, choice, part) {
  const open = left(offers, choice);
  if (choice.part !== null) return open.some((offer) => thenOf(offer) === part) ? "then" : "";
  if (open.some((offer) => offer.part === part)) return "part";
  const towards = open.filter((offer) => thenOf(offer) === part);
  return towards.length === 1 ? "then" : "";
}

/** The choice that pointing at a part foresees, if it is a single one. @param {Offer[]} offers @param {Choice} choice @param {string} part */
export function foreseen(offers, choice, part) {
  const next = after(offers, choice, part);
  const rest = next ? left(offers, next) : [];
  return rest.length === 1 ? rest[0] : null;
}

/** Take back the last touch. @param {Choice} choice @returns {Choice} */
export function back(choice) {
  return choice.part !== null && choice.then !== null ? { ...choice, then: null } : NOTHING;
}

/**
 * The words to choose from next: parts of the table, then where they go, then the choices themselves.
 * @param {Offer[]} offers @param {Choice} choice @returns {Word[]}
 */
export function words(offers, choice) {
  const rest = left(offers, choice);
  const parts = gather(rest, (offer) => offer.part);
  if (choice.part === null && parts.length > 1) {
    return parts.map(([part, some]) => ({ key: part, offers: some, part, then: choice.then }));
  }
  const part = choice.part ?? rest[0]?.part ?? null;
  const thens = gather(rest, thenOf);
  if (choice.then === null && rest.length > MANY && thens.length > 1 && thens.length < rest.length) {
    return thens.map(([then, some]) => ({ key: then, offers: some, part, then }));
  }
  return rest.map((offer) => ({ key: offer.notation, offers: [offer], part: offer.part, then: thenOf(offer) }));
}

/** @param {Offer[]} offers @param {(offer: Offer) => string} by @returns {[string, Offer[]][]} */
function gather(offers, by) {
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  for (const offer of offers) found.set(by(offer), [...(found.get(by(offer)) ?? []), offer]);
  return [...found];
}
