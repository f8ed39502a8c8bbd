/** Evidence cards: the value in the corner, the thing itself, its name below. */

import { html } from "htm/preact";
import { CARD, Card, CardBack, Icon } from "../../art/cards.js";
import { icons } from "../../vendor/icons/holmes.js";
import { KINDS, SIGNS } from "./parts.js";

const SOLE =
  "M196 40c-58 4-84 62-78 128 4 44 20 78 24 116 1 10 8 14 18 12l96-18c10-2 14-8 13-18-3-40 10-70 8-118-3-66-30-106-81-102zM166 326c-10 2-15 8-14 18 4 66 26 124 74 122 46-2 56-56 48-126-1-12-8-18-20-16z";

const PICTURES = [
  icons["tied-scroll"],
  icons.dynamite,
  icons.cigarette,
  icons.bullets,
  icons["shirt-button"],
  SOLE,
  icons["finger-print"],
  icons["treasure-map"],
  icons["sherlock-holmes"],
];

/** @param {{kind: number, x?: number, y?: number, size?: number}} props */
export function Thing({ kind, x = 0, y = 0, size = 46 }) {
  return html`<${Icon} path=${PICTURES[kind]} x=${x} y=${y} size=${size} kind=${`ho-thing ho-thing-${KINDS[kind]}`} />`;
}

/**
 * A face; `named`: with its name, where there is room to read it.
 *
 * @param {{kind: number, say: import("../../art/touch.js").BoardProps["say"], named?: boolean}} props
 */
export function Evidence({ kind, say, named = false }) {
  const middle = CARD.width / 2;
  return html`<${Card} kind=${`ho-evidence ho-kind-${KINDS[kind]}`}>
    <text class="ho-value" x="9" y="32">${SIGNS[kind]}</text>
    <circle class="ho-halo" cx=${middle} cy=${named ? 64 : 74} r="27" />
    <${Thing} kind=${kind} x=${middle} y=${named ? 64 : 74} size=${named ? 44 : 50} />
    ${named && html`<text class="ho-name" x=${middle} y="113" text-anchor="middle">${say(`card-${KINDS[kind]}`)}</text>`}
  <//>`;
}

/** A hidden card: its back, and what the reader knows of it in the corner. @param {{kind?: number}} props */
export function Hidden({ kind = -1 }) {
  if (kind < 0) return html`<${CardBack} kind="ho-back" sign=${html`<${Icon} path=${icons["magnifying-glass"]} size=${26} />`} />`;
  return html`<${CardBack} kind="ho-back ho-back-known" sign=${html`<g><${Thing} kind=${kind} size=${28} y=${-2} /></g>`} />`;
}

/** A token: a lens. */
export function Lens() {
  return html`<svg class="ho-lens" viewBox="-20 -20 40 40" aria-hidden="true">
    <path class="ho-lens-grip" d="M7 7L17 17" />
    <circle class="ho-lens-rim" cx="-2" cy="-2" r="12.5" />
    <path class="ho-lens-light" d="M-10-4A8.500 8.500 0 0 1-3-10.500" />
  </svg>`;
}
