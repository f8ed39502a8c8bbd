/**
 * The figures of Venice as silhouettes with a letter. Each stands on the origin and is about
 * 100 units tall; colours come from CSS by the classes `robe`, `trim`, `face`, `dark`, `line`.
 */

import { html } from "htm/preact";

function doge() {
  return html`<g>
    <path class="robe" d="M-27 0C-29-24-21-50-12-64H12C21-50 29-24 27 0Q0 5-27 0Z" />
    <path class="fold" d="M-9-4Q-12-28-8-44M9-4Q12-28 8-44" />
    <path class="trim" d="M-21-40C-19-56-12-66 0-67C12-66 19-56 21-40Q0-30-21-40Z" />
    <path class="dark" d="M-13-44l1.5 5 1.5-5ZM-2-46l1.5 5 1.5-5ZM10-44l1.5 5 1.5-5ZM-7-56l1.2 4 1.2-4ZM5-56l1.2 4 1.2-4Z" />
    <path class="face" d="M-9-80Q-9-64 0-61Q9-64 9-80Z" />
    <path class="trim" d="M-7-71Q0-67 7-71Q7-61 0-57Q-7-61-7-71Z" />
    <path class="robe" d="M-12-76C-12-88-6-90 0-96C5-102 13-102 12-93C14-87 12-80 12-76Q0-81-12-76Z" />
    <path class="trim" d="M-12-76Q0-81 12-76L12-80Q0-85-12-80Z" />
  </g>`;
}

/** @param {boolean} east */
function guard(east) {
  return html`<g transform=${east ? "" : "scale(-1 1)"}>
    <path class="pole" d="M22 2V-90" />
    <path class="steel" d="M22-104L26-88H18ZM23-90Q34-92 36-80Q30-76 23-77ZM21-86L13-82L21-79Z" />
    <path class="dark" d="M-12 0V-22H-2V0ZM3 0V-22H13V0Z" />
    <path class="robe" d="M-18-17L-14-46Q-12-60 0-61Q12-60 14-46L18-17Q0-11-18-17Z" />
    <path class="robe" d="M12-54L25-44L22-36L10-42Z" />
    <path class="trim" d="M-18-17L-17-24Q0-18 17-24L18-17Q0-11-18-17Z" />
    <path class="face" d="M-8-76Q-8-62 0-60Q8-62 8-76Z" />
    <path class="steel" d="M-16-73Q-9-76-9-82Q-8-91 0-91Q8-91 9-82Q9-76 16-73Q0-79-16-73Z" />
    <path class="plume" d="M-1-90Q-16-102-19-84Q-12-92-3-86Z" />
  </g>`;
}

function merchant() {
  return html`<g>
    <path class="robe" d="M-25 0C-27-26-22-52-14-60H14C22-52 27-26 25 0Q0 5-25 0Z" />
    <path class="trim" d="M-5-60Q-8-30-6 2H6Q8-30 5-60Z" />
    <path class="trim" d="M-18-56Q0-66 18-56L15-49Q0-58-15-49Z" />
    <path class="face" d="M-9-76Q-9-60 0-58Q9-60 9-76Z" />
    <path class="dark" d="M-9-70Q-4-66 0-68Q4-66 9-70Q9-54 0-52Q-9-54-9-70Z" />
    <path class="robe" d="M-21-78Q-20-92 0-92Q20-92 21-78Q17-74 0-77Q-17-74-21-78Z" />
    <path class="trim" d="M-13-76Q0-80 13-76V-73Q0-77-13-73Z" />
    <path class="purse" d="M17-26Q29-27 28-14Q27-6 20-6Q13-6 14-14ZM18-26L16-31H25L23-26Z" />
  </g>`;
}

function harlequin() {
  return html`<g>
    <path class="dark" d="M-8-30L-16-2H-24V2H-11L1-26ZM4-30L13-16L10 0H20V-2L16-4L21-18L11-32Z" />
    <path class="robe" d="M-15-24Q-10-44-10-58H10Q10-44 15-24Q8-27 5-20Q0-28-5-20Q-8-27-15-24Z" />
    <path class="check" d="M-6-57L-1-49L-6-41L-10-49ZM5-57L10-49L5-41L0-49ZM-1-47L4-39L-1-30L-6-39ZM-9-41L-5-33L-10-25L-13-31ZM9-41L12-32L10-25L5-33Z" />
    <path class="robe" d="M10-57Q22-60 24-76L29-75Q29-54 12-48ZM-10-57Q-22-52-24-40L-28-43Q-27-58-12-62Z" />
    <path class="pole" d="M27-72L19-96" />
    <path class="trim" d="M-13-59L-9-64L-5-60L0-65L5-60L9-64L13-59Q0-52-13-59Z" />
    <path class="face" d="M-9-80Q-9-64 0-61Q9-64 9-80Z" />
    <path class="dark" d="M-10-79H10Q11-71 5-71Q1-71 0-75Q-1-71-5-71Q-11-71-10-79Z" />
    <path class="robe" d="M-22-78Q-16-98 0-94Q16-98 22-78Q12-86 0-84Q-12-86-22-78Z" />
    <circle class="trim" cx="-22" cy="-77" r="3.2" />
    <circle class="trim" cx="22" cy="-77" r="3.2" />
  </g>`;
}

function favourite() {
  return html`<g>
    <path class="robe" d="M-29 0C-29-22-15-34-10-50Q-12-62-5-66H6Q12-62 10-50C15-34 29-22 29 0Q0 6-29 0Z" />
    <path class="fold" d="M-12 0Q-10-20-4-32M12 0Q10-20 4-32M0 2V-30" />
    <path class="trim" d="M-10-50Q0-44 10-50L9-46Q0-40-9-46Z" />
    <path class="robe" d="M9-60Q19-54 22-40L17-37Q13-47 7-51Z" />
    <path class="lamp" d="M16-37H27L29-21H14ZM18-41H25L27-37H16Z" />
    <circle class="flame" cx="21.5" cy="-28" r="3.5" />
    <path class="face" d="M-8-80Q-8-66 0-63Q8-66 8-80Z" />
    <path class="veil" d="M-13-56Q-16-94 0-95Q16-94 13-56Q9-60 9-74Q8-84 0-84Q-8-84-9-74Q-9-60-13-56Z" />
    <path class="trim" d="M-7-94L-3-100L0-95L3-100L7-94Q0-98-7-94Z" />
  </g>`;
}

/** @type {Record<string, () => unknown>} */
const SHAPES = {
  doge,
  "west-guard": () => guard(false),
  "east-guard": () => guard(true),
  merchant,
  harlequin,
  favourite,
};

/**
 * A figure, with its letter on a medal (`letter` empty: no medal).
 *
 * @param {{name: string, letter?: string, large?: boolean}} props large: a medal that is read where the figure is small
 */
export function Figure({ name, letter = "", large = false }) {
  return html`<g class=${`ve-figure ve-${name}`}>
    ${SHAPES[name]()}
    ${letter &&
    html`<g class="medal" transform=${large ? "translate(0 -24) scale(1.4)" : "translate(0 -34)"}>
      <circle r="12.5" />
      <text text-anchor="middle" y="6.5">${letter}</text>
    </g>`}
  </g>`;
}

/** The figure that is drawn on the cards of a type. */
export const ON_CARDS = ["doge", "east-guard", "merchant", "harlequin"];
