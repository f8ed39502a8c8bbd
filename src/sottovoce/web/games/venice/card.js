/** A card of Venice: what it does in the corner, the figure it moves, the name of its type. */

import { html } from "htm/preact";
import { CARD, Card } from "../../art/cards.js";
import { Figure, ON_CARDS } from "./figures.js";
import { CARDS, TYPES } from "./parts.js";

/**
 * @param {{kind: number, say: import("../../art/touch.js").BoardProps["say"], small?: boolean}} props
 */
export function VeniceCard({ kind, say, small = false }) {
  const { type, face } = CARDS[kind];
  const middle = CARD.width / 2;
  return html`<${Card} kind=${`ve-card ve-type-${TYPES[type]}`}>
    <path class="ve-card-sky" d="M9 40Q9 34 15 34H75Q81 34 81 40V94H9Z" />
    <g transform="translate(${middle} 97) scale(0.66)">${figuresOn(kind, type)}</g>
    <rect class="ve-band" x="5" y="97" width="80" height="24" rx="4" />
    <text class="ve-card-name" x=${middle} y="114" text-anchor="middle">
      ${small ? say(letterOfType(type)) : say(`type-${TYPES[type]}`)}
    </text>
    <text class=${`ve-face ${face.length > 2 ? "ve-face-long" : ""}`} x="11" y="29">${face}</text>
    <${Pips} type=${type} />
  <//>`;
}

/** @param {number} type */
function letterOfType(type) {
  return `letter-${["doge", "guard", "merchant", "harlequin"][type]}`;
}

/**
 * Guards come in pairs on the cards that move both.
 *
 * @param {number} kind
 * @param {number} type
 */
function figuresOn(kind, type) {
  if (kind < 2 || kind > 3) return html`<${Figure} name=${ON_CARDS[type]} />`;
  const apart = kind === 2 ? 25 : 16;
  const [left, right] = kind === 2 ? ["west-guard", "east-guard"] : ["east-guard", "west-guard"];
  return html`<g>
    <g transform="translate(${-apart} 0) scale(0.9)"><${Figure} name=${left} /></g>
    <g transform="translate(${apart} 0) scale(0.9)"><${Figure} name=${right} /></g>
  </g>`;
}

/** The shape of a type, so that no card is told by its colour alone. @param {{type: number}} props */
function Pips({ type }) {
  const shapes = [
    "M74 12L78 19L84 13L82 25H66L64 13L70 19Z",
    "M66 12H82V20Q82 26 74 29Q66 26 66 20Z",
    "M74 12a8 8 0 1 0 .1 0ZM71 17h6v6h-6Z",
    "M74 10L82 20L74 30L66 20Z",
  ];
  return html`<path class="ve-pip" fill-rule="evenodd" d=${shapes[type]} />`;
}
