/** What the page remembers: who I am, how I like it, and what it has to tell me. */

import { computed, effect, signal } from "@preact/signals";
import { LANGUAGES } from "./words.js";

/** @typedef {import("./types.js").Person} Person */
/** @typedef {import("./types.js").GameCard} GameCard */

const KEPT = "sottovoce-settings";

/**
 * @typedef {object} Settings
 * @property {string} language  "" follows the browser
 * @property {"dark" | "light" | "system"} theme
 * @property {"system" | "on" | "off"} motion
 * @property {boolean} sound
 * @property {string} level  the bot last played against
 */

/** @type {Settings} */
const usual = { language: "", theme: "dark", motion: "system", sound: false, level: "level-2" };

/** @returns {Settings} */
function remembered() {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return usual;
  }
}

/** @type {import("@preact/signals").Signal<Person | null | undefined>} undefined: not asked yet */
export const me = signal(/** @type {Person | null | undefined} */ (undefined));
/** @type {import("@preact/signals").Signal<GameCard[]>} */
export const games = signal(/** @type {GameCard[]} */ ([]));
export const settings = signal(remembered());

const MET = "sottovoce-met";

/** Has this browser been somebody here before? A stranger need not ask who he is. */
export const hasBeenHere = () => localStorage.getItem(MET) !== null;

/** Keep in mind who I am, or that I am nobody. @param {Person | null} person */
export function be(person) {
  me.value = person;
  if (person) localStorage.setItem(MET, "1");
  else localStorage.removeItem(MET);
}

/** Is the server out of reach? */
export const offline = signal(false);

/** @param {Partial<Settings>} change */
export function change(change) {
  settings.value = { ...settings.value, ...change };
  localStorage.setItem(KEPT, JSON.stringify(settings.value));
}

/** The language to start in: the one chosen, or the browser's, or English. */
export function firstLanguage() {
  const wanted = [settings.value.language, ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find((name) => LANGUAGES.includes(name)) ?? "en";
}

// ---------------------------------------------------------------- what the screen is like

/** @param {string} query */
function watch(query) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const daylight = watch("(prefers-color-scheme: light)");
const stillness = watch("(prefers-reduced-motion: reduce)");
export const narrow = watch("(max-width: 820px)");

export const motion = computed(() =>
  settings.value.motion === "system" ? !stillness.value : settings.value.motion === "on",
);

const theme = computed(() =>
  settings.value.theme === "system" ? (daylight.value ? "light" : "dark") : settings.value.theme,
);

/** Keep the page's root in step with the settings. */
export function dress() {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    document.documentElement.dataset.motion = motion.value ? "on" : "off";
  });
}

// ---------------------------------------------------------------- short news

/** @typedef {{id: number, text: string, grave: boolean}} News */

/** @type {import("@preact/signals").Signal<News[]>} */
export const news = signal(/** @type {News[]} */ ([]));
let newsCount = 0;
const READABLE = 6000;

/** Tell something short; `grave` things are announced at once. @param {string} text @param {boolean} [grave] */
export function tell(text, grave = false) {
  const id = (newsCount += 1);
  news.value = [...news.value.filter((item) => item.text !== text), { id, text, grave }].slice(-3);
  setTimeout(() => forget(id), READABLE);
}

/** @param {number} id */
export function forget(id) {
  news.value = news.value.filter((item) => item.id !== id);
}
