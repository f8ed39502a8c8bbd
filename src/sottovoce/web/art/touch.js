/**
 * What every board shares: the properties it is given, and the attributes of things that can be touched.
 *
 * @typedef {import("../types.js").Words} Words
 * @typedef {import("../types.js").Offer} Offer
 * @typedef {import("../types.js").Event} Event
 * @typedef {import("../types.js").BoardProps} BoardProps
 */

import { html } from "htm/preact";

/**
 * Return the attributes of a part of the table. A part that glows is a button; one that does not is
 * a picture, but a click still reaches the frame, which says why not.
 *
 * @param {BoardProps} props
 * @param {string} part
 * @param {string} label what a screen reader says
 * @param {string} [kind] classes of its own
 * @returns {Record<string, unknown>}
 */
export function touchable(props, part, label, kind = "") {
  const glow = props.glow(part);
  const picked = props.picked === part;
  const live = glow !== "" || picked; // what is picked can be let go again
  return {
    ...acts(
      () => props.touch(part),
      (on) => props.point(on ? part : null),
    ),
    "data-part": part,
    "aria-label": label,
    role: live ? "button" : "img",
    tabindex: live ? 0 : undefined,
    "aria-pressed": live ? String(picked) : undefined,
    class: classes(kind, "touchable", glow && `glows glows-${glow}`, picked && "picked"),
  };
}

/**
 * A drawing that can be touched, with a clear pane over it that bears its name: what is written in the
 * drawing itself (a value, a number of cards) is for the eye alone.
 *
 * @param {{board: BoardProps, part: string, label: string, kind?: string, title?: string, children?: unknown}} props
 */
export function Touch({ board, part, label, kind = "", title, children }) {
  const glow = board.glow(part);
  const state = classes(kind, "touch", glow && `glows glows-${glow}`, board.picked === part && "picked");
  return html`<div class=${state} title=${title}>
    <span class="touch-drawing" aria-hidden="true">${children}</span>
    <span ...${touchable(board, part, label, "touch-pane")}></span>
  </div>`;
}

/**
 * Return the handlers of something that acts by click, Enter or blank, and is pointed at by mouse or focus.
 *
 * @param {() => void} act
 * @param {(on: boolean) => void} point
 * @returns {Record<string, unknown>}
 */
export function acts(act, point) {
  return {
    onClick: act,
    onKeyDown: (/** @type {KeyboardEvent} */ key) => {
      if (key.key !== "Enter" && key.key !== " ") return;
      key.preventDefault();
      key.stopPropagation();
      act();
    },
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  };
}

/**
 * Join the classes that hold.
 *
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/**
 * Return the numbers below a count.
 *
 * @param {number} count
 */
export function upTo(count) {
  return Array.from({ length: count }, (_, number) => number);
}
