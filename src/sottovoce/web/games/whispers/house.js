/* The house cut open: four rooms, the bathroom, and the hall with its clock and the deck. */

import { html } from "htm/preact";
import { Icon } from "../../art/cards.js";
import { Named } from "../../art/named.js";
import { classes, touchable, upTo } from "../../art/touch.js";
import { SmallCard, cardLabel, faceOf } from "./faces.js";
import { Figure } from "./figures.js";
import { SEATS, playerName } from "./people.js";
import { FURNITURE, HOUSE } from "./signs.js";

/**
 * @typedef {import("../../art/touch.js").BoardProps} BoardProps
 * @typedef {import("./faces.js").PileCard} PileCard
 * @typedef {import("./faces.js").Face} Face
 * @typedef {{props: BoardProps, pointed: string | null, read: (face: Face | null) => void}} Inside
 */

/** The order in which rooms stand in the house, floor by floor; "hall" is no room. */
const FLOORS = { wide: [1, 0, 2, 3, "hall", 4], narrow: [1, 2, 0, "hall", 3, 4] };

/** @param {Inside} inside */
export function House(inside) {
  const { props } = inside;
  return html`<div class="house">
    <${Roof} props=${props} />
    <div class="floors">
      ${FLOORS[props.narrow ? "narrow" : "wide"].map((place) =>
        typeof place === "number" ? html`<${Room} key=${place} ...${inside} place=${place} />` : html`<${Hall} key="hall" props=${props} />`,
      )}
    </div>
  </div>`;
}

// ---------------------------------------------------------------- roof and hall

/** The roof, with the event of this round on a banner under the gable. @param {{props: BoardProps}} given */
function Roof({ props: { view, say, speak, narrow } }) {
  return html`<div class="roof">
    <svg class="moon" viewBox="0 0 64 64" aria-hidden="true"><circle class="moon-halo" cx="32" cy="32" r="32" /><circle cx="32" cy="32" r="21" />
      <path d="M24 24 a5 5 0 1 0 8 5 a6 6 0 0 1 -8 -5 Z M38 36 a4 4 0 1 0 6 4 a5 5 0 0 1 -6 -4 Z M30 42 a3 3 0 1 0 4 3 a4 4 0 0 1 -4 -3 Z" /></svg>
    <svg class="roof-drawing" viewBox="0 0 860 104" preserveAspectRatio="none" aria-hidden="true">
      <path class="chimney" d="M150 62 V18 H144 V10 H186 V18 H180 V50 Z M690 56 V26 H684 V18 H722 V26 H716 V64 Z" />
      <path class="tiles" d="M0 104 L56 38 Q60 34 66 34 H794 Q800 34 804 38 L860 104 Z" />
      <path class="tile-lines" d=${tiles()} />
    </svg>
    ${!narrow && html`<${Smoke} />`}
    <div class="banner">
      ${view.event ? html`<b>${speak(view.event.name)}</b> <span>${speak(view.event.text)}</span>` : html`<b>${say("title")}</b> <span>${say("board-no-event")}</span>`}
    </div>
  </div>`;
}

function Smoke() {
  return html`<svg class="smoke" viewBox="0 0 60 60" aria-hidden="true">
    <path d="M22 58 C10 46 34 42 24 30 C16 20 36 16 30 4 M32 58 C24 48 42 44 36 34" />
  </svg>`;
}

function tiles() {
  return upTo(5)
    .map((row) => `M${56 - row * 12} ${40 + row * 14} H${804 + row * 12}`)
    .join("");
}

/** @param {{props: BoardProps}} given */
function Hall({ props }) {
  const { view, say } = props;
  const left = view.fresh + view.under.length;
  return html`<div class="hall">
    <svg class="stairs" viewBox="0 0 200 200" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path class="stair-steps" d="M0 200 V60 H24 V80 H48 V100 H72 V120 H96 V140 H120 V160 H144 V180 H168 V200 Z" />
      <path class="stair-rail" d="M0 30 L168 170 M12 40 V62 M36 60 V82 M60 80 V102 M84 100 V122 M108 120 V142 M132 140 V162 M156 160 V182" />
    </svg>
    <${Clock} props=${props} />
    <${Named} part=${touchable(props, "deck", say("board-deck", { left }), "deck")}>
      <svg viewBox="0 0 60 84" aria-hidden="true">
        ${upTo(left > 0 ? 3 : 0).map((edge) => html`<rect class="back" x=${7 - edge * 3} y=${7 - edge * 3} width="50" height="72" rx="5" />`)}
        ${left > 0 && html`<${Icon} path=${HOUSE} x=${26} y=${37} size=${34} kind="deck-sign" />`}
        ${left === 0 && html`<rect class="deck-gap" x="4" y="4" width="50" height="72" rx="5" />`}
      </svg>
      <b>${left}</b>
    <//>
  </div>`;
}

/** The grandfather clock: its hand stands at the counter; ten strokes round the dial. @param {{props: BoardProps}} given */
export function Clock({ props: { view, say, events, beat } }) {
  const turn = (view.counter * 360) / 10;
  const struck = events.some(({ event }) => event === "event-drawn" || event === "round-began");
  const label = say("board-clock", { counter: view.counter, stake: view.stake });
  return html`<div class="longcase" role="img" aria-label=${label} title=${label}>
    <svg viewBox="0 0 80 176" aria-hidden="true">
      <path class="clock-case" d="M12 60 V22 Q40 -8 68 22 V60 L62 66 V158 H70 V174 H10 V158 H18 V66 Z" />
      <circle class="clock-dial" cx="40" cy="38" r="25" />
      ${upTo(10).map((hour) => html`<path class="clock-stroke" transform="rotate(${hour * 36} 40 38)" d="M40 15 V20" />`)}
      <path class="clock-hand" transform="rotate(${turn} 40 38)" d="M40 38 L38 24 L40 15 L42 24 Z" />
      <text key=${struck ? beat : 0} class=${classes("clock-number", struck && "struck")} x="40" y="46">${view.counter}</text>
      <rect class="clock-door" x="26" y="74" width="28" height="76" rx="3" />
      <g class="pendulum"><path d="M40 76 V128" /><circle cx="40" cy="132" r="8" /></g>
    </svg>
    <span class="clock-stake">${say("board-stake", { stake: view.stake })}</span>
  </div>`;
}

// ---------------------------------------------------------------- rooms

/** @param {Inside & {place: number}} given */
export function Room({ props, pointed, read, place }) {
  const { view, say, speak } = props;
  const room = view.places[place];
  const label = say("board-room", { room: speak(room.name), text: speak(room.text), two: room.pair ? "yes" : "no", cards: view.piles[place].length });
  const acting = view.stage === "evidence" && view.doing.verb !== "" && view.doing.here === place;
  const part = touchable(props, `room:${place}`, label, "room-ground");
  const waiting = part.role === "button";
  return html`<section class=${classes("room", `room-${room.key}`, acting && "acting", waiting && "awaits")} data-room=${place}>
    <div ...${part}></div>
    <${Furniture} room=${room.key} place=${place} />
    <header><span class="room-number" aria-hidden="true">${place}</span><h3>${speak(room.name)}</h3>${room.pair && html`<${Two} props=${props} />`}</header>
    <p class="room-text">${speak(room.text)}</p>
    <${Pile} ...${{ props, pointed, read, place }} />
    <${Lay} props=${props} place=${place} />
    <${Standing} ...${{ props, pointed, place }} />
  </section>`;
}

/** @param {{room: string, place: number}} props */
function Furniture({ room, place }) {
  return html`<svg class="furniture" viewBox="0 0 100 60" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
    ${place > 0 && html`<path class="night-window" d="M8 8 Q8 0 18 0 Q28 0 28 8 V30 H8 Z" /><path class="night-bars" d="M18 0 V30 M8 14 H28" />`}
    <${Icon} path=${FURNITURE[room] ?? HOUSE} x=${74} y=${34} size=${50} />
  </svg>`;
}

/** The mark of a room that wants two cards. @param {{props: BoardProps}} given */
function Two({ props }) {
  const said = props.say("table-two");
  return html`<span class="two" title=${props.say("board-two")}><svg viewBox="0 0 26 20" aria-hidden="true"><rect x="1" y="3" width="11" height="15" rx="2" /><rect x="14" y="3" width="11" height="15" rx="2" /></svg>${said}</span>`;
}

/** The cards of a room, the oldest first; the last one lies on top. @param {Inside & {place: number}} given */
function Pile({ props, pointed, read, place }) {
  const { view, say, speak } = props;
  const pile = /** @type {PileCard[]} */ (view.piles[place]);
  const ghost = ghostCard(props, pointed, place);
  return html`<ol class="pile" aria-label=${say("board-pile", { room: speak(view.places[place].name), cards: pile.length })}>
    ${pile.map(([kind, up, , by], number) => {
      const face = faceOf(view, kind);
      const label = pileLabel(props, face, up, by);
      const sign = by >= 0 ? say(`seat-${SEATS[by]}`).charAt(0) : "";
      return html`<li key=${number} title=${label} onClick=${() => face && read(face)} class=${up ? "up" : "down"}>
        <span class="sr">${label}</span><${SmallCard} view=${view} face=${face} up=${up} sign=${sign} /></li>`;
    })}
    ${ghost && html`<li class="ghost" aria-hidden="true"><${SmallCard} view=${view} face=${ghost.face} up=${ghost.up} /></li>`}
  </ol>`;
}

/**
 * @param {BoardProps} props
 * @param {Face | undefined} face
 * @param {boolean} up
 * @param {number} by
 */
function pileLabel(props, face, up, by) {
  const card = face ? cardLabel(props, face) : props.say("board-unknown");
  return props.say("board-pile-card", { card, face: up ? "up" : "down", name: playerName(props, by) });
}

/**
 * The card that would come to a room if the part pointed at were touched.
 *
 * @param {BoardProps} props
 * @param {string | null} pointed
 * @param {number} place
 * @returns {{face: Face | undefined, up: boolean} | null}
 */
function ghostCard({ view, picked }, pointed, place) {
  if (!picked || !pointed) return null;
  const laid = /^room:(\d):(up|down)$/.exec(pointed);
  if (laid && Number(laid[1]) === place && picked.startsWith("card:")) {
    const face = view.faces.find((/** @type {Face} */ card) => `card:${card.key}` === picked);
    return face && { face, up: laid[2] === "up" };
  }
  const carried = /^room:(\d)$/.exec(picked);
  if (!carried || pointed !== `room:${place}` || pointed === picked) return null;
  const [kind, up] = view.piles[Number(carried[1])].at(-1) ?? [-1, false];
  return { face: faceOf(view, kind), up };
}

/** Where the picked card can be laid in a room: open, or face down. @param {{props: BoardProps, place: number}} given */
function Lay({ props, place }) {
  const ways = ["up", "down"].map((way) => `room:${place}:${way}`);
  if (!props.picked?.startsWith("card:") || !ways.some((part) => props.glow(part))) return null;
  return html`<div class="lay">${ways.map((part) => props.glow(part) && html`<${LayButton} key=${part} props=${props} part=${part} place=${place} />`)}</div>`;
}

/** @param {{props: BoardProps, part: string, place: number}} given */
function LayButton({ props, part, place }) {
  const { view, say, speak, offers, picked } = props;
  const way = part.endsWith("up") ? "up" : "down";
  const offer = offers.find((choice) => choice.part === picked && choice.then === part);
  const worth = offer?.preview?.find(([thing]) => thing === "points")?.[1] ?? "";
  const label = say("board-lay", { way, room: speak(view.places[place].name), points: worth || "none" });
  return html`<${Named} part=${touchable(props, part, label, `lay-${way}`)}><svg viewBox="0 0 20 26" aria-hidden="true">
    <rect x="1.5" y="1.5" width="17" height="23" rx="3" />${way === "down" && html`<path d="M10 2 V24 M2 13 H18" />`}</svg>
    <span>${say("board-lay-short", { way })}</span>${worth && html`<b>${worth}</b>`}<//>`;
}

/** The figures in a room. @param {{props: BoardProps, pointed: string | null, place: number}} given */
function Standing({ props, pointed, place }) {
  const { view } = props;
  const here = view.people.filter((/** @type {unknown} */ _, /** @type {number} */ number) => view.figures[number] === place);
  const coming = ghostFigure(props, pointed, place);
  return html`<div class="standing">
    ${here.map((/** @type {any} */ person) => html`<${Piece} key=${person.key} props=${props} person=${person} />`)}
    ${coming && html`<span class="piece ghost" aria-hidden="true"><${Figure} person=${coming} name="" symbol=${view.symbols[coming.symbol]} /></span>`}
  </div>`;
}

/** @param {{props: BoardProps, person: any}} given */
function Piece({ props, person }) {
  const { view, say, speak } = props;
  const name = speak(person.name);
  const symbol = view.symbols[person.symbol];
  const own = view.people[view.characters[view.seat]]?.key === person.key;
  const label = say("board-figure", { character: name, symbol: speak(symbol.name) });
  return html`<div ...${touchable(props, `figure:${person.key}`, label, classes("piece", own && "piece-own"))} title=${label} data-figure=${person.key}>
    <${Figure} person=${person} name=${name} symbol=${symbol} />
  </div>`;
}

/**
 * The figure that would come to a room if the part pointed at were touched.
 *
 * @param {BoardProps} props
 * @param {string | null} pointed
 * @param {number} place
 */
function ghostFigure({ view, picked }, pointed, place) {
  const person = view.people.find((/** @type {any} */ one) => `figure:${one.key}` === picked);
  if (!person || !pointed) return null;
  if (pointed === `room:${place}`) return person;
  const other = view.people.findIndex((/** @type {any} */ one) => `figure:${one.key}` === pointed);
  return other >= 0 && pointed !== picked && view.figures[other] === place ? person : null;
}
