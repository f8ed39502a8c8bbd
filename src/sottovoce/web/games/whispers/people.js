/* The players along the edge, the gallery of the eight, and one's own locket. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Named } from "../../art/named.js";
import { classes, touchable } from "../../art/touch.js";
import { Backs } from "./faces.js";
import { Bust, Nobody } from "./figures.js";
import { SymbolDisc } from "./signs.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

export const SEATS = ["north", "east", "south", "west"];

/**
 * What a player is called: by his seat, as the log calls him.
 *
 * @param {BoardProps} props
 * @param {number} seat
 * @returns {string}
 */
export function playerName({ say }, seat) {
  return say(`seat-${SEATS[seat]}`);
}

// ---------------------------------------------------------------- players

/** @param {{props: BoardProps}} given */
export function Players({ props }) {
  return html`<ul class="players">
    ${props.view.points.map((/** @type {number} */ _, /** @type {number} */ seat) => html`<li key=${seat}><${Player} props=${props} seat=${seat} /></li>`)}
  </ul>`;
}

/** @param {{props: BoardProps, seat: number}} given */
function Player({ props, seat }) {
  const { view, say, events, beat } = props;
  const hit = events.some((event) => event.seat === seat && ["gained", "guessed-right"].includes(event.event)) || events.some((event) => event.other === seat && ["gave", "guessed-wrong"].includes(event.event));
  const kind = classes("player", view.mover === seat && "moving", seat === view.seat && "own");
  return html`<${Named} part=${touchable(props, `seat:${SEATS[seat]}`, playerLabel(props, seat), kind)} data-seat=${seat}>
    <${Portrait} props=${props} seat=${seat} />
    <span class="player-text">
      <span class="player-title"><b class="player-name">${playerName(props, seat)}</b>
        ${props.seats[seat]?.name && html`<span class="player-who">${props.seats[seat].name}</span>`}</span>
      <span class="player-cards"><${Backs} view=${seat === view.seat ? { faces: [] } : view} cards=${view.hands[seat]} /><${Tags} props=${props} seat=${seat} /></span>
    </span>
    <b key=${hit ? beat : 0} class=${classes("player-points", hit && "hit")}>${view.points[seat]}<${Gain} props=${props} seat=${seat} /></b>
    ${view.leader === seat && html`<${Candlestick} title=${say("board-leader")} />`}
  <//>`;
}

/** What the choice pointed at would bring this seat. @param {{props: BoardProps, seat: number}} given */
function Gain({ props: { view, preview }, seat }) {
  const gain = seat === view.seat && preview.find(([thing]) => thing === "points");
  return gain ? html`<i class="gain">${gain[1]}</i>` : null;
}

/** @param {{props: BoardProps, seat: number}} given */
function Portrait({ props: { view, speak }, seat }) {
  const known = view.characters[seat];
  const person = view.revealed[seat] || view.outcome ? view.people[known] : null;
  if (!person) return html`<span class="portrait"><${Nobody} /></span>`;
  return html`<span class="portrait known"><${Bust} person=${person} name=${speak(person.name)} /><${SymbolDisc} symbol=${view.symbols[person.symbol]} /></span>`;
}

/** Who leads carries the light. @param {{title: string}} props */
function Candlestick({ title }) {
  return html`<svg class="leader" viewBox="0 0 24 34" role="img" aria-label=${title}>
    <path class="leader-flame" d="M12 1 Q17 8 12 12 Q7 8 12 1 Z" /><path class="leader-wax" d="M9.5 13 H14.5 V26 H9.5 Z" /><path class="leader-foot" d="M4 26 H20 Q19 32 12 32 Q5 32 4 26 Z" />
  </svg>`;
}

/** @param {{props: BoardProps, seat: number}} given */
function Tags({ props: { view, say, speak }, seat }) {
  const denied = view.denied[seat].map((/** @type {number} */ person) => speak(view.people[person].name));
  const person = view.people[view.characters[seat]];
  const named = person && (view.revealed[seat] || view.outcome);
  return html`<span class="tags">
    ${named && html`<span class="tag tag-known">${speak(person.name)}</span>`}
    ${view.protected[seat] && html`<span class="tag">${say("table-protected")}</span>`}
    ${!named && denied.length > 0 && html`<span class="tag">${say("table-not", { people: denied.join(", ") })}</span>`}
  </span>`;
}

/**
 * @param {BoardProps} props
 * @param {number} seat
 */
function playerLabel(props, seat) {
  const { view, say, speak } = props;
  const person = view.people[view.characters[seat]];
  return say("board-player", {
    name: playerName(props, seat),
    own: seat === view.seat ? "yes" : "no",
    leads: view.leader === seat ? "yes" : "no",
    points: view.points[seat],
    cards: view.hands[seat].length,
    character: person && (view.revealed[seat] || view.outcome) ? speak(person.name) : "hidden",
  });
}

// ---------------------------------------------------------------- the eight

/** All eight, so that a name can be put to a face, and a guess made. @param {{props: BoardProps, guessing: boolean}} given */
export function Gallery({ props, guessing }) {
  const { view, say } = props;
  return html`<section class=${classes("gallery", guessing && "guessing")} aria-label=${say("board-gallery")}>
    <h3>${guessing ? say("board-guess", { stake: view.stake }) : say("board-gallery")}</h3>
    <ul>
      ${view.people.map((/** @type {any} */ person) => html`<li key=${person.key}><${Sitter} props=${props} person=${person} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{props: BoardProps, person: any}} given */
function Sitter({ props, person }) {
  const { view, say, speak } = props;
  const name = speak(person.name);
  const symbol = view.symbols[person.symbol];
  const label = say("board-person", { character: name, symbol: speak(symbol.name) });
  return html`<${Named} part=${touchable(props, `character:${person.key}`, label, "sitter")} title=${person.note ? speak(person.note) : name}>
    <span class="portrait"><${Bust} person=${person} name=${name} /><${SymbolDisc} symbol=${symbol} /></span>
    <span class="sitter-name">${name}</span>
  <//>`;
}

// ---------------------------------------------------------------- the locket

/** One's own character: open it to look, close it when somebody looks over the shoulder. @param {{props: BoardProps}} given */
export function Locket({ props }) {
  const { view, say, speak } = props;
  const [open, setOpen] = useState(true);
  const person = view.people[view.characters[view.seat]];
  if (!person) return null;
  const name = speak(person.name);
  const symbol = view.symbols[person.symbol];
  const label = open ? say("board-locket-open", { character: name, symbol: speak(symbol.name) }) : say("board-locket-closed");
  return html`<button type="button" class=${classes("locket", open && "open")} aria-expanded=${String(open)} aria-label=${label} title=${label}
      onClick=${() => setOpen(!open)}>
    <span class="locket-case">
      ${open ? html`<span class="locket-inside"><${Bust} person=${person} name=${name} /></span>` : html`<${Lid} />`}
    </span>
    <span class="locket-words">${open ? html`<b>${name}</b><${SymbolDisc} symbol=${symbol} />` : html`<b>${say("board-locket")}</b>`}</span>
  </button>`;
}

function Lid() {
  return html`<svg class="lid" viewBox="0 0 80 92" aria-hidden="true">
    <ellipse cx="40" cy="46" rx="36" ry="42" /><ellipse class="lid-line" cx="40" cy="46" rx="30" ry="36" />
    <path class="lid-line" d="M40 22 C20 34 24 56 40 70 C56 56 60 34 40 22 Z M40 30 V64 M30 44 Q40 50 50 44" />
  </svg>`;
}
