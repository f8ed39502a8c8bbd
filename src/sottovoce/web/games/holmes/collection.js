/** What a player has: his sets by type, loose jokers, hidden cards, the reserved card, tokens. */

import { html } from "htm/preact";
import { Touch, classes, touchable, upTo } from "../../art/touch.js";
import { Evidence, Hidden, Lens, Thing } from "./evidence.js";
import { JOKER, KINDS, PLAN, SIGNS, TYPES, brotherWords, knownHidden, signed, spread, strength, worth } from "./parts.js";
import { Pawn } from "./town.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */
/** @typedef {BoardProps & {seat: number, near: boolean}} SideProps */

/** @param {SideProps} props */
export function Collection(props) {
  const { view, seat, near } = props;
  const turn = view.mover === seat;
  return html`<section class=${classes("ho-collection", near ? "ho-near" : "ho-far", `ho-extras-${columns(props)}`, turn && "ho-turn")} aria-label=${ownName(props)}>
    <${Owner} ...${props} />
    <div class="ho-sets">${upTo(TYPES).map((kind) => html`<${SetOf} key=${kind} ...${props} kind=${kind} />`)}</div>
    <${Extras} ...${props} />
  </section>`;
}

/** How many places beside the sets either player needs: both collections stand in line. @param {BoardProps} props */
function columns({ view, glow }) {
  const laidOut = view.outcome || view.phase === "last";
  const wanted = (/** @type {boolean} */ own) => [glow("open:joker") || glow("joker:loose"), glow("hidden"), glow("held")].filter((on) => on && own);
  const needs = [0, 1].map((seat) => {
    const has = [view.open[seat][JOKER] > 0, !laidOut && view.hidden_counts[seat] > 0, view.held[seat] >= 0].filter(Boolean);
    return Math.max(has.length, wanted(seat === view.seat).length);
  });
  return Math.max(...needs);
}

/** @param {SideProps} props */
function ownName(props) {
  const name = brotherWords(props, props.seat);
  return props.seat === props.view.seat ? props.say("table-own", { name }) : name;
}

/** @param {SideProps} props */
function Owner(props) {
  const { view, seat, seats } = props;
  return html`<div class="ho-owner">
    <${Pawn} ...${props} seat=${seat} />
    <div class="ho-owner-words">
      <strong>${ownName(props)}</strong>
      <span>${seats[seat]?.name ?? ""}</span>
    </div>
    <${Tokens} ...${props} />
    ${view.outcome && html`<b class="ho-points">${props.say("board-points", { points: view.outcome.points[seat] })}</b>`}
  </div>`;
}

/** Tokens, and what the choice pointed at would do to them. @param {SideProps} props */
function Tokens(props) {
  const { view, seat, say } = props;
  const count = view.tokens[seat];
  const own = seat === view.seat;
  const change = own ? props.preview.find(([thing]) => thing === "tokens")?.[1] : undefined;
  const label = say("board-tokens", { count });
  const moved = props.events.some((event) => ["tokens-gained", "tokens-paid"].includes(event.event) && event.seat === seat);
  return html`<${Piece} board=${props} own=${own} part="tokens" label=${label} kind="ho-tokens">
    <${Lens} /><b key=${moved ? props.beat : "stays"} class=${moved ? "ho-bump" : ""}>${count}</b>
    ${change && html`<i class=${classes("ho-change", change.startsWith("-") ? "ho-less" : "ho-more")}>${signed(Number(change))}</i>`}
  <//>`;
}

/** Something of one player's: a part to be touched if it is the reader's own, else a picture. @param {{board: BoardProps, own: boolean, part: string, label: string, kind: string, children?: unknown}} props */
function Piece({ board, own, part, label, kind, children }) {
  if (own) return html`<${Touch} board=${board} part=${part} label=${label} kind=${kind} title=${label}>${children}<//>`;
  return html`<div class=${kind} role="img" aria-label=${label} title=${label}>${children}</div>`;
}

// ---------------------------------------------------------------- sets

/** @param {SideProps & {kind: number}} props */
function SetOf(props) {
  const { view, seat, kind, near } = props;
  const own = seat === view.seat || view.seat < 0;
  const part = `${near && own ? "open" : "theirs"}:${KINDS[kind]}`;
  const ghost = near ? props.preview.find(([thing]) => thing === KINDS[kind])?.[1] : undefined;
  const cards = view.open[seat][kind];
  const revealed = view.outcome || view.phase === "last" ? knownHidden(view, seat)[kind] : 0;
  return html`<div class="ho-set-place">
    <${Touch} board=${props} part=${part} label=${setWords(props, kind)} kind=${classes("ho-set", changed(props, kind) && "ho-new")}>
      <${Fan} ...${props} cards=${cards} revealed=${revealed} />
    <//>
    ${view.joined[seat].includes(kind) && html`<${JoinedJoker} ...${props} />`}
    ${near && html`<${Standing} ...${props} ghost=${ghost} />`}
  </div>`;
}

/** The cards of a set, fanned so that each still shows. @param {SideProps & {kind: number, cards: number, revealed: number}} props */
export function Fan({ kind, cards, revealed, say }) {
  if (!cards && !revealed) {
    return html`<svg class="ho-slot" viewBox="0 0 90 126" aria-hidden="true">
      <rect x="2" y="2" width="86" height="122" rx="8" />
      <text class="ho-value" x="9" y="32">${SIGNS[kind]}</text>
      <${Thing} kind=${kind} x=${45} y=${74} size=${46} />
    </svg>`;
  }
  return html`<span class="ho-fan">
    ${upTo(cards + revealed).map((n) => html`<span key=${n} class=${classes("ho-leaf", n >= cards && "ho-revealed")}><${Evidence} kind=${kind} say=${say} /></span>`)}
    ${cards + revealed > 1 && html`<b class="ho-times">${cards + revealed}</b>`}
  </span>`;
}

/** @param {SideProps & {kind: number}} props */
function setWords(props, kind = props.kind) {
  const { view, seat, say } = props;
  const joker = view.joined[seat].includes(kind);
  return say("board-set", {
    name: brotherWords(props, seat),
    card: say(`card-${KINDS[kind]}`),
    count: view.open[seat][kind],
    joker: joker ? "yes" : "no",
  });
}

/** The joker of a set, which can be given away by itself. @param {SideProps & {kind: number}} props */
export function JoinedJoker(props) {
  const { kind, seat, view, say } = props;
  const label = say("board-joker-of", { set: say(`set-${KINDS[kind]}`) });
  const part = `joker:${KINDS[kind]}`;
  const given = seat === view.seat ? touchable(props, part, label, "ho-joined") : { class: "ho-joined", role: "img", "aria-label": label };
  return html`<span ...${given}><svg viewBox="-16 -16 32 32" aria-hidden="true">
    <circle class="ho-seal" r="13.5" />
    <text text-anchor="middle" y="6">${SIGNS[JOKER]}</text>
  </svg></span>`;
}

/** How a type stands, mine to the other's, and what it would bring. @param {SideProps & {kind: number, ghost?: string}} props */
function Standing({ view, seat, kind, ghost, say }) {
  const now = [strength(view, seat, kind), strength(view, 1 - seat, kind)];
  const [mine, theirs] = ghost ? ghost.split(":").map(Number) : now;
  if (!mine && (!theirs || kind === PLAN)) return html`<span class="ho-standing ho-level">·</span>`;
  const points = worth(kind, mine, theirs);
  const tone = points > 0 ? "ho-ahead" : points < 0 ? "ho-behind" : "ho-level";
  const label = say("board-standing", { mine, theirs, points });
  return html`<span class=${classes("ho-standing", tone, ghost && "ho-foreseen")} role="img" aria-label=${label} title=${label}>
    ${kind === PLAN ? mine : `${mine}:${theirs}`} <b>→ ${signed(points)}</b>
  </span>`;
}

/** Has this set just changed? @param {SideProps} props @param {number} kind */
function changed({ events, seat }, kind) {
  return events.some((event) => ["card-taken", "joker-placed"].includes(event.event) && event.seat === seat && event.card === kind);
}

// ---------------------------------------------------------------- beside the sets

/** @param {SideProps} props */
function Extras(props) {
  return html`<div class="ho-extras">
    <${Loose} ...${props} />
    <${Secret} ...${props} />
    <${Held} ...${props} />
  </div>`;
}

/** Loose jokers: they cost points if they stay so. @param {SideProps} props */
function Loose(props) {
  const { view, seat, say } = props;
  const count = view.open[seat][JOKER];
  const own = seat === view.seat;
  const part = own && props.glow("open:joker") ? "open:joker" : "joker:loose";
  const label = say("board-loose", { count });
  if (!count && !(own && props.glow(part))) return null;
  return html`<${Piece} board=${props} own=${own} part=${part} label=${label} kind="ho-extra">
    <span class="ho-fan">${upTo(Math.max(count, 0)).map((n) => html`<span key=${n} class="ho-leaf"><${Evidence} kind=${JOKER} say=${say} /></span>`)}
    ${!count && html`<i class="heap-gap"></i>`}</span>
    <span class="ho-caption">${say("board-loose-short", { count })}</span>
  <//>`;
}

/** Hidden cards: backs; those the reader knows show what they are. @param {SideProps} props */
function Secret(props) {
  const { view, seat, say } = props;
  const laidOut = view.outcome || view.phase === "last";
  const known = laidOut ? [] : spread(knownHidden(view, seat));
  const count = laidOut ? 0 : view.hidden_counts[seat];
  const own = seat === view.seat;
  const label = say("board-hidden", { count, known: known.map((kind) => say(`card-${KINDS[kind]}`)).join(", ") || say("nothing") });
  if (!count && !(own && props.glow("hidden"))) return null;
  const backs = [...known, ...upTo(count - known.length).map(() => -1)];
  return html`<${Piece} board=${props} own=${own} part="hidden" label=${label} kind="ho-extra">
    <span class="ho-fan">${backs.map((kind, n) => html`<span key=${n} class="ho-leaf"><${Hidden} kind=${kind} /></span>`)}
    ${!count && html`<i class="heap-gap"></i>`}</span>
    <span class="ho-caption">${say("board-hidden-short", { count })}</span>
  <//>`;
}

/** The reserved card, lying sideways. @param {SideProps} props */
function Held(props) {
  const { view, seat, say } = props;
  const kind = view.held[seat];
  const own = seat === view.seat;
  if (kind < 0 && !(own && props.glow("held"))) return null;
  const label = kind < 0 ? say("board-held-place") : say("board-held", { card: say(`card-${KINDS[kind]}`) });
  return html`<${Piece} board=${props} own=${own} part="held" label=${label} kind="ho-extra">
    <span class="ho-sideways">${kind < 0 ? html`<i class="heap-gap"></i>` : html`<${Evidence} kind=${kind} say=${say} />`}</span>
    <span class="ho-caption">${say("board-held-short")}</span>
  <//>`;
}

