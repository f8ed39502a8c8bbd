/**
 * Was a match dealt fairly? An independent answer: it shares no code and no result with the server, only
 * what docs/fair-dealing.md says. It checks promise, derivation and opening; `sottovoce verify` replays the rest.
 */

import { opening, seatsOf } from "./games.js";
import { readHeader, readTokens, writeOpening } from "./record.js";
import { bytesOf, hex, hmac, joined, sha256, unhex } from "./sha256.js";

/** @typedef {{name: string, holds: boolean | null}} Check  null: it cannot be told here */
/** @typedef {{promise?: string, token?: string, seat?: number}} Kept  what this browser noted at the beginning */
/** @typedef {import("./record.js").Header} Header */

const DIGEST = /^[0-9a-f]{64}$/;

/** What the server publishes of a secret. @param {string} secret @param {string} salt */
export const promiseOf = (secret, salt) => hex(sha256(bytesOf(`sottovoce secret ${salt} ${secret}`)));

/** @param {string} secret @param {string[]} tokens */
export function seedOf(secret, tokens) {
  return hmac(unhex(secret), bytesOf(tokens.map((token, seat) => `${seat} ${token}`).join("\n")));
}

/** What binds a record to its seed. @param {Uint8Array} seed */
export const bondOf = (seed) => hex(sha256(joined(bytesOf("sottovoce seed"), seed)));

/** @param {string} text a record @param {Kept} [kept] @returns {Check[]} */
export function verify(text, kept = {}) {
  const header = readHeader(text);
  if (!header?.fields.has("promise")) return [{ name: "dealt", holds: false }];
  const dealt = { name: "dealt", holds: true };
  if (!["secret", "seed"].every((name) => DIGEST.test(header.fields.get(name) ?? ""))) return [dealt, { name: "open", holds: false }];
  return [dealt, { name: "open", holds: true }, ...checks(header), ...compared(header, kept)];
}

/** @param {Check[]} found */
export const isFair = (found) => found.every((check) => check.holds !== false);

/** @param {Header} header @returns {Check[]} */
function checks({ game, options, fields }) {
  const field = (/** @type {string} */ name) => fields.get(name) ?? "";
  const tokens = readTokens(field("tokens"), seatsOf(game, options));
  const seed = unhex(field("seed"));
  const drawn = opening(game, options, seed);
  return [
    { name: "promise", holds: promiseOf(field("secret"), field("salt")) === field("promise") },
    { name: "seed", holds: tokens !== null && hex(seedOf(field("secret"), tokens)) === field("seed") },
    { name: "commitment", holds: bondOf(seed) === field("commitment") },
    { name: "opening", holds: drawn && writeOpening(drawn) === field("opening") },
  ];
}

/** What the record says against what was noted. @param {Header} header @param {Kept} kept @returns {Check[]} */
function compared({ game, options, fields }, { promise, token, seat }) {
  const tokens = readTokens(fields.get("tokens") ?? "", seatsOf(game, options)) ?? [];
  return [
    ...(promise ? [{ name: "kept", holds: promise === fields.get("promise") }] : []),
    ...(token !== undefined && seat !== undefined ? [{ name: "own", holds: tokens[seat] === token }] : []),
  ];
}
