/** The three languages: the same Fluent files that Python reads, switched without a reload. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";

/** @typedef {import("./types.js").Words} Words */

export const LANGUAGES = ["en", "ru", "it"];
const FALLBACK = "en";
const PLACE = "/words/";

/** The language in use; set by `switchTo`. */
export const language = signal(FALLBACK);

/** Grows with every file that has arrived, so that whatever is drawn from words is drawn again. */
const arrived = signal(0);

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const asked = new Map();
/** @type {Set<string>} */
const areas = new Set();

/** @param {string} area @param {string} tongue @returns {Promise<void>} */
function fetchArea(area, tongue) {
  const name = `${tongue}/${area}`;
  const known = asked.get(name);
  if (known) return known;
  const coming = readFile(name, tongue).catch((problem) => {
    asked.delete(name);
    throw problem;
  });
  asked.set(name, coming);
  return coming;
}

/** @param {string} name @param {string} tongue */
async function readFile(name, tongue) {
  const answer = await fetch(`${PLACE}${name}.ftl`);
  if (!answer.ok) throw new Error(`${name}.ftl: ${answer.status}`);
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(name, bundle);
  arrived.value += 1;
}

/** Bring an area's words in the language in use. @param {string} area */
export function need(area) {
  areas.add(area);
  return fetchArea(area, language.value);
}

/** Change the language: first its words arrive, then everything is said in it. @param {string} tongue */
export async function switchTo(tongue) {
  await Promise.all([...areas].map((area) => fetchArea(area, tongue)));
  language.value = tongue;
  document.documentElement.lang = tongue;
}

/** Are an area's words here? @param {string} area */
export function has(area) {
  return arrived.value > 0 && bundles.has(`${language.value}/${area}`);
}

/** @param {string} area @param {string} message */
function patternOf(area, message) {
  void arrived.value;
  const bundle = bundles.get(`${language.value}/${area}`);
  const [name, part] = message.split(".");
  const found = bundle?.getMessage(name);
  const pattern = part ? found?.attributes[part] : found?.value;
  return { bundle, pattern };
}

/** Is there such a message? @param {string} area @param {string} message */
export function knows(area, message) {
  return patternOf(area, message).pattern != null;
}

/**
 * Say a message of an area; `message.part` names an attribute.
 * @param {string} area @param {string} message @param {Record<string, any>} [args]
 * @returns {string}
 */
export function say(area, message, args = {}) {
  const { bundle, pattern } = patternOf(area, message);
  if (!bundle) return "";
  if (pattern == null) return missing(area, message);
  /** @type {Error[]} */
  const errors = [];
  const said = bundle.formatPattern(pattern, ready(area, args), errors);
  if (errors.length) missing(area, `${message}: ${errors[0].message}`);
  return said;
}

/** A message that is not there is a mistake of ours: it is said on the console, where tests hear it. */
function missing(/** @type {string} */ area, /** @type {string} */ message) {
  console.error(`${language.value}/${area}.ftl: ${message}`);
  return message;
}

/** @param {string} area @param {Record<string, any>} args */
function ready(area, args) {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, readyOne(area, value)]));
}

/** @param {string} area @param {any} value */
function readyOne(area, value) {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  if (value && typeof value === "object" && "message" in value) return speak(area, value);
  return value;
}

/** Say `Words`: their arguments that are words are said first. @param {string} area @param {Words} words */
export function speak(area, words) {
  return say(area, words.message, words.arguments ?? {});
}

/** Say a part (`group`, `short`, `rule`) of a choice's words, or "" where there is none.
 * @param {string} area @param {Words} words @param {string} part */
export function speakPart(area, words, part) {
  const name = `${words.message}.${part}`;
  return knows(area, name) ? say(area, name, words.arguments ?? {}) : "";
}

/** The page's own words. @param {string} message @param {Record<string, any>} [args] */
export const t = (message, args) => say("web", message, args);
