/* Who is she? The clues as a table, and the seven trait tokens to place or turn grey. */

import { html } from "htm/preact";
import { Icon } from "../../art/cards.js";
import { Named } from "../../art/named.js";
import { acts, classes, touchable } from "../../art/touch.js";
import { PARTS } from "./data.js";
import { SPACES, turnToken } from "./notes.js";
import { SUIT, TRAIT } from "./signs.js";

/**
 * @typedef {import("../../art/touch.js").BoardProps} BoardProps
 * @typedef {import("./notes.js").Notes} Notes
 * @typedef {{props: BoardProps, notes: Notes, keep: (notes: Notes) => void}} Noted
 */

/** @param {Noted} noted */
export function Deduction(noted) {
  const { props } = noted;
  return html`<section class="deduction" aria-label=${props.say("board-who")}>
    <${Tokens} ...${noted} />
    <${ClueTable} ...${noted} />
  </section>`;
}

// ---------------------------------------------------------------- trait tokens

/** @param {Noted} noted */
function Tokens({ props, notes, keep }) {
  const { say, view } = props;
  const watched = view.seat < 0;
  return html`<div class="tokens">
    <h3>${say("board-who")}</h3>
    <ul>
      ${PARTS.traits.map((trait) => html`<li key=${trait}><${Token} ...${{ props, notes, keep, trait, watched }} /></li>`)}
    </ul>
    <${Naming} props=${props} notes=${notes} />
  </div>`;
}

/** @param {Noted & {trait: string, watched: boolean}} given */
export function Token({ props, notes, keep, trait, watched }) {
  const { say, view } = props;
  const state = notes.placed.includes(trait) ? "placed" : notes.grey.includes(trait) ? "grey" : "open";
  const named = view.named.includes(PARTS.traits.indexOf(trait));
  const label = say("board-token", { trait: say(`trait-${trait}`), state });
  const kind = classes("token", `token-${state}`, named && "token-named");
  return html`<button type="button" class=${kind} aria-label=${label} title=${label} disabled=${watched}
      data-note=${`trait:${trait}`} onClick=${() => keep(turnToken(notes, trait))}>
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <circle class="token-face" r="18" /><${Icon} path=${TRAIT[trait]} size=${23} />
      ${state === "grey" && html`<path class="token-strike" d="M-12 12 L12 -12" />`}
      ${state === "placed" && html`<circle class="token-ring" r="18" />`}
    </svg>
    <span>${say(`trait-${trait}`)}</span>
  </button>`;
}

/** Face to face: the three traits that are placed, to be said aloud. @param {{props: BoardProps, notes: Notes}} given */
function Naming({ props, notes }) {
  const naming = props.offers.filter((offer) => offer.part === "traits");
  if (!naming.length) return null;
  const chosen = PARTS.traits.filter((trait) => notes.placed.includes(trait));
  const part = `traits:${chosen.join("+")}`;
  const offer = naming.find(({ then }) => then === part);
  const act = acts(() => props.touch(part), (on) => props.point(on ? part : null));
  const words = offer ? props.speak(offer.words) : props.say("board-name-hint", { left: SPACES - chosen.length });
  return html`<button type="button" class="naming" data-part=${part} disabled=${!offer} ...${act}>${words}</button>`;
}

// ---------------------------------------------------------------- the clues

/** @param {Noted} noted */
export function ClueTable({ props, notes }) {
  const { view, say } = props;
  const suit = PARTS.suits[view.suit];
  const seen = view.clue_steps.filter((/** @type {[string, number]} */ [step]) => step === "taken" || step === "from-keys");
  if (!seen.length) return html`<p class="no-clues">${say("board-no-clues")}</p>`;
  return html`<table class="clues">
    <caption class="sr">${say("board-clues")}</caption>
    <thead><tr>
      <th scope="col" class="clue-lady"><span class="sr">${say("board-lady-column")}</span></th>
      ${PARTS.traits.map((trait) => html`<th key=${trait} scope="col" class=${columnKind(notes, trait)} title=${say(`trait-${trait}`)}>
        <span class="sr">${say(`trait-${trait}`)}</span><svg viewBox="-16 -16 32 32" aria-hidden="true"><${Icon} path=${TRAIT[trait]} size=${24} /></svg></th>`)}
      <th scope="col" class="clue-key" title=${say("board-shares", { suit: say(`suit-${suit}`) })}>
        <span class="sr">${say("board-shares", { suit: say(`suit-${suit}`) })}</span>
        <svg viewBox="-16 -16 32 32" aria-hidden="true"><${Icon} path=${SUIT[suit]} size=${28} /></svg></th>
    </tr></thead>
    ${seen.map((/** @type {[string, number]} */ [, lady]) => html`<${Clue} key=${lady} ...${{ props, notes, number: lady }} />`)}
  </table>`;
}

/**
 * @param {Notes} notes
 * @param {string} trait
 */
function columnKind(notes, trait) {
  return classes("trait", notes.grey.includes(trait) && "trait-grey", notes.placed.includes(trait) && "trait-placed");
}

/** @param {{props: BoardProps, notes: Notes, number: number}} given */
function Clue({ props, notes, number }) {
  const { view, say, events, beat } = props;
  const lady = PARTS.ladies[number];
  const gone = !view.clues.includes(number);
  const fresh = events.some((event) => ["clue-taken", "keys-clue-taken"].includes(event.event) && event.lady === number);
  const name = say(`lady-${lady.id}`);
  const label = say("board-clue", { lady: name, key: lady.key[view.suit], gone: gone ? "yes" : "no" });
  const kind = classes("clue", gone && "gone", fresh && "fresh");
  const part = touchable(props, `clue:${lady.id}`, label, "clue-card");
  return html`<tbody key=${fresh ? `${number}-${beat}` : number} class=${kind}><tr>
    <th scope="row" class="clue-lady"><${Named} part=${part}>
      <svg viewBox="-14 -14 28 28" aria-hidden="true"><${Icon} path=${SUIT[lady.suit]} size=${22} /></svg><span class="clue-name">${name}</span>
    <//></th>
    ${PARTS.traits.map((trait) => html`<td key=${trait} class=${columnKind(notes, trait)}><${Has} ...${{ has: lady.traits.includes(trait), trait, say }} /></td>`)}
    <td class="clue-key"><b>${lady.key[view.suit]}</b></td>
  </tr></tbody>`;
}

/** @param {{has: boolean, trait: string, say: BoardProps["say"]}} given */
function Has({ has, trait, say }) {
  if (!has) return html`<span class="has-not"></span>`;
  return html`<span class="has"><span class="sr">${say(`trait-${trait}`)}</span>
    <svg viewBox="-16 -16 32 32" aria-hidden="true"><circle r="15" /><${Icon} path=${TRAIT[trait]} size=${20} /></svg></span>`;
}
