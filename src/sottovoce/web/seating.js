/** Sitting down: as a guest at once, at a new table or at somebody's. */

import { note } from "./dealt.js";
import { post, randomName } from "./net.js";
import { go } from "./router.js";
import { be, change, games, me, settings } from "./store.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Clock} Clock */
/** @typedef {import("./types.js").GameCard} GameCard */
/** @typedef {{seat: number, token: string}} Invite */

/** Be somebody: a stranger becomes a guest. @returns {Promise<void>} */
export async function beSomebody() {
  if (me.value) return;
  const number = 100 + Math.floor(Math.random() * 900);
  be(await post("/api/guest", { name: t("guest-name", { number }) }));
}

/** @param {string} name @returns {GameCard | undefined} */
export const cardOf = (name) => games.value.find((game) => game.name === name);

/** The usual choice of every option. @param {GameCard} game */
export function usualOptions(game) {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The fewest and the most players. @param {GameCard} game */
export function playerCounts(game) {
  const counts = game.seats.map((keys) => keys.length);
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** The keys of a game's seats with these options; the option `players` tells how many. @param {GameCard} game @param {Record<string, string>} options */
export function seatKeys(game, options) {
  return game.seats.find((keys) => String(keys.length) === options.players) ?? game.seats[0];
}

/** Is a game for one? @param {GameCard} game */
export const isSolo = (game) => playerCounts(game).max === 1;

/**
 * @typedef {object} Terms
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string[]} seats
 * @property {Clock} clock
 * @property {"bot" | "loss"} on_time_out
 * @property {boolean} listed
 */

/** Open a match and go to it. @param {Terms} terms @param {string} [query] */
export async function openMatch(terms, query = "") {
  await beSomebody();
  const listed = terms.listed && terms.seats.includes("open");
  const opened = listed ? await openListed(terms) : await openThenSit(terms);
  keepInvites(opened.id, opened.invites);
  go(`/match/${opened.id}${query}`, Boolean(query));
}

/**
 * Anybody may sit down in an open seat of a listed table, so mine is taken from the first. My token is known
 * before the promise; that of whoever comes after me is not. @param {Terms} terms
 */
async function openListed(terms) {
  const token = randomName(18);
  const opened = await post("/api/matches", { ...terms, token });
  note(opened.id, { promise: opened.commitment, token });
  return opened;
}

/**
 * I leave my seat open, hear what the server promises, and only then add my token and sit down. Otherwise it
 * could choose its secret to suit my token. Nobody takes my seat meanwhile: its invitation is known to me alone.
 * @param {Terms} terms
 */
async function openThenSit(terms) {
  const own = terms.seats.indexOf("me");
  const seats = terms.seats.map((sitter, seat) => (seat === own ? "open" : sitter));
  const { invites, ...opened } = await post("/api/matches", { ...terms, seats, listed: false });
  const token = randomName(18);
  note(opened.id, { promise: opened.commitment, token });
  const isMine = (/** @type {Invite} */ { seat }) => seat === own;
  await post(`/api/matches/${opened.id}/join`, { invite: invites.find(isMine).token, seat: own, token });
  return { ...opened, invites: invites.filter((/** @type {Invite} */ invite) => !isMine(invite)) };
}

/** Play at once: me in the first seat, bots in all others. @param {GameCard} game @param {string} level */
export function playNow(game, level) {
  change({ level });
  const options = usualOptions(game);
  const seats = seatKeys(game, options).map((_, n) => (n ? `bot:${level}` : "me"));
  return openMatch({ game: game.name, options, seats, clock: { type: "none" }, on_time_out: "bot", listed: false });
}

/** The level to play against: the last one, if the game has it. @param {GameCard} game */
export function usualLevel(game) {
  return game.bots.includes(settings.value.level) ? settings.value.level : (game.bots[0] ?? "");
}

/** Sit down at somebody's table and go there. @param {string} id @param {{invite?: string, seat?: number, promise?: string}} where  promise: what the server had promised before I sat down */
export async function join(id, where) {
  await beSomebody();
  const token = randomName(18);
  note(id, where.promise ? { promise: where.promise, token } : { token });
  await post(`/api/matches/${id}/join`, { invite: where.invite ?? "", seat: where.seat ?? -1, token });
  go(`/match/${id}`);
}

// ---------------------------------------------------------------- invitations I may hand out

const KEPT = "sottovoce-invites-";

/** @param {string} id @param {Invite[]} invites */
function keepInvites(id, invites) {
  if (invites.length) localStorage.setItem(KEPT + id, JSON.stringify(invites));
}

/** @param {string} id @returns {Invite[]} */
export function invitesOf(id) {
  return JSON.parse(localStorage.getItem(KEPT + id) ?? "[]");
}

/** @param {string} token */
export const inviteAddress = (token) => `${location.origin}/invite/${token}`;
