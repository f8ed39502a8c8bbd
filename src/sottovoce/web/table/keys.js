/** The keyboard at the table: 1-9, arrows, Enter, Esc, U, ?. */

import { useEffect } from "preact/hooks";

/**
 * @typedef {object} Keys  what each key does; left out: nothing
 * @property {(number: number) => void} [digit]
 * @property {(way: 1 | -1) => void} [arrow]
 * @property {() => void} [enter]
 * @property {() => void} [escape]
 * @property {() => void} [undo]
 * @property {() => void} [help]
 * @property {() => void} [space]
 * @property {() => void} [home]
 * @property {() => void} [end]
 */

const TYPING = "input, textarea, select, [contenteditable], dialog, [role=tablist]";
const PRESSABLE = "button, a[href], [role=button], summary";

/** @type {Record<string, 1 | -1>} */
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @param {Keys} keys */
export function useKeys(keys) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (obey(keys, event)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** @param {KeyboardEvent} event */
function isTyping(event) {
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}

/** @param {KeyboardEvent} event */
function isPressing(event) {
  return event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
}

/** Do what a key asks for; say whether it did. @param {Keys} keys @param {KeyboardEvent} event */
function obey(keys, event) {
  const { key } = event;
  const way = ARROWS[key];
  if (way && keys.arrow) return done(keys.arrow(way));
  if (/^[1-9]$/.test(key) && keys.digit) return done(keys.digit(Number(key)));
  if (key === "Enter" && keys.enter && !isPressing(event)) return done(keys.enter());
  if (key === " " && keys.space && !isPressing(event)) return done(keys.space());
  const named = NAMED[event.code === "KeyU" ? "u" : key];
  const act = named && keys[named];
  return act ? done(act()) : false;
}

/** The U key undoes wherever it lies on the keyboard, in Cyrillic too.
 * @type {Record<string, "escape" | "undo" | "help" | "home" | "end">} */
const NAMED = { Escape: "escape", u: "undo", "?": "help", Home: "home", End: "end" };

/** @param {unknown} _ */
const done = (_) => true;
