/** Requests over HTTP: JSON both ways; a refusal is an error with its sentence. */

import { offline, tell } from "./store.js";
import { knows, need, say, t } from "./words.js";

/** Something that was not carried out. Nothing has changed. */
export class Refusal extends Error {
  /** @param {number} status @param {{key: string, particulars?: Record<string, any>, sentence?: string}} said */
  constructor(status, said) {
    super(said.sentence ?? said.key);
    this.status = status;
    this.key = said.key;
    this.particulars = said.particulars ?? {};
  }
}

/** The server could not be reached. */
export class OutOfReach extends Error {}

/**
 * @param {"GET" | "POST" | "PUT" | "DELETE"} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Response>}
 */
async function request(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = method === "GET" ? {} : { "X-Sottovoce": "1" };
  if (body) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    offline.value = true;
    throw new OutOfReach(path);
  }
  offline.value = false;
  if (!answer.ok) throw new Refusal(answer.status, await refusalOf(answer));
  return answer;
}

/** @param {Response} answer */
async function refusalOf(answer) {
  try {
    return await answer.json();
  } catch {
    return { key: "refusal" };
  }
}

/** @param {"GET" | "POST" | "PUT" | "DELETE"} method @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function call(method, path, body) {
  const answer = await request(method, path, body);
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
}

/** @param {string} path */
export const get = (path) => call("GET", path);
/** @param {string} path @param {object} [body] */
export const post = (path, body = {}) => call("POST", path, body);

/** A text and the language it is in. @param {string} path @returns {Promise<{text: string, tongue: string}>} */
export async function read(path) {
  const answer = await request("GET", path);
  return { text: await answer.text(), tongue: answer.headers.get("Content-Language") ?? "" };
}

/**
 * The sentence of a refusal in the language in use.
 * @param {{key: string, particulars?: Record<string, any>, message?: string, sentence?: string}} refusal
 */
export async function sentenceOf(refusal) {
  await need("common");
  const message = `refusal-${refusal.key}`;
  if (knows("common", message)) return say("common", message, refusal.particulars ?? {});
  return refusal.sentence ?? refusal.message ?? say("common", "refusal-refusal");
}

/** Tell whoever sits at the page what went wrong. @param {unknown} problem */
export async function complain(problem) {
  if (problem instanceof Refusal) tell(await sentenceOf(problem), true);
  else if (problem instanceof OutOfReach) tell(t("out-of-reach"), true);
  else throw problem;
}

/** Random printing characters: part of a seed, or the id of a wish. @param {number} bytes */
export function randomName(bytes = 12) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
