/* The map of London: roads, places with their landmarks, the pawn, and the player's guess markers. */

import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { Icon } from "../../art/cards.js";
import { acts, classes, touchable, upTo } from "../../art/touch.js";
import { PARTS } from "./data.js";
import { NARROW, WIDE, roadPath } from "./layout.js";
import { MARKERS, moveMarker, turnMarker } from "./notes.js";
import { Scenery } from "./scenery.js";
import { KEY, LANDMARK } from "./signs.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("../../art/touch.js").BoardProps} BoardProps
 * @typedef {import("./notes.js").Notes} Notes
 * @typedef {{props: BoardProps, notes: Notes, keep: (notes: Notes) => void}} Noted
 * @typedef {{marking: boolean, setMarking: (on: boolean) => void, setHeld: (place: string | null) => void}} Marking
 */

const RADIUS = 29;

/** Where the icons of a place with one, two or three landmarks stand in its roundel, and how large. */
const SPREAD = [
  [],
  [[0, 0, 36]],
  [[-13, 0, 24], [13, 0, 24]],
  [[0, -12, 22], [-13, 10, 22], [13, 10, 22]],
];

/** @param {Noted} noted */
export function LondonMap({ props, notes, keep }) {
  const layout = props.narrow ? NARROW : WIDE;
  const [marking, setMarking] = useState(false);
  const drag = useDrag((from, to) => keep(moveMarker(notes, from, to)));
  const hand = { marking, setMarking, setHeld: drag.take };
  return html`<figure class="london" ref=${drag.area} onPointerMove=${drag.move} onPointerUp=${drag.drop}
      onPointerCancel=${drag.cancel}>
    <svg viewBox="0 0 ${layout.width} ${layout.height}" role="group" aria-label=${props.say("board-map")}>
      <${Scenery} layout=${layout} title=${props.say("board-map-title")} />
      <${Roads} layout=${layout} props=${props} />
      <${LadysWay} layout=${layout} view=${props.view} />
      ${PARTS.places.map((place, number) => html`<${PlaceSpot} key=${place.id} ...${{ number, layout, props, notes, keep, hand }} />`)}
      <${Pawn} layout=${layout} props=${props} />
    </svg>
    ${props.view.seat >= 0 && html`<${Tray} ...${{ props, notes, hand }} />`}
    ${drag.held !== null && html`<span class="marker-held" ref=${drag.ghost}><${Flag} /></span>`}
  </figure>`;
}

// ---------------------------------------------------------------- roads and the Lady's way

/** @param {{layout: Layout, props: BoardProps}} given */
export function Roads({ layout, props }) {
  const goal = foreseen(props, "pawn");
  const here = PARTS.places[props.view.pawn]?.id;
  const taken = PARTS.roads.find((road) => goal && road.includes(goal) && road.includes(here));
  return html`<g class="roads" aria-hidden="true">
    ${PARTS.roads.map((road) => html`<path class=${classes("road", isFerry(road) && "ferry")} d=${roadPath(layout, road)} />`)}
    ${PARTS.roads.map((road) => !isFerry(road) && html`<path class="road-bed" d=${roadPath(layout, road)} />`)}
    <${Bridge} layout=${layout} />
    ${taken && html`<path class="road-ahead" d=${roadPath(layout, taken)} />`}
  </g>`;
}

/** @param {string[]} road */
function isFerry(road) {
  return road.includes("blackfriars") && road.includes("clink");
}

/** The houses on London Bridge. @param {{layout: Layout}} props */
function Bridge({ layout }) {
  const [x, y] = layout.places["london-bridge"];
  return html`<g transform="translate(${x} ${y})">
    <path class="bridge" d="M-64 -6 H64 V10 H-64 Z M-56 10 a8 7 0 0 1 16 0 M-36 10 a8 7 0 0 1 16 0 M20 10 a8 7 0 0 1 16 0 M40 10 a8 7 0 0 1 16 0" />
    <path class="bridge" d="M-62 -6 v-11 l6 -6 l6 6 v11 M-50 -6 v-16 l5 -6 l5 6 v16 M-40 -6 v-9 l5 -5 l5 5 M30 -6 v-9 l5 -5 l5 5 v9 M40 -6 v-16 l5 -6 l5 6 v16 M50 -6 v-11 l6 -6 l6 6 v11" />
  </g>`;
}

/** When all is over: the way she went, once round. @param {{layout: Layout, view: any}} props */
function LadysWay({ layout, view }) {
  if (!view.opened) return null;
  const spots = view.opened.cards.map((/** @type {number} */ card) => layout.places[PARTS.cards[card].place]);
  const way = [...spots, spots[0]].map(([x, y], step) => {
    const turn = (step % 5) * 2 - 4;
    return `${step ? "L" : "M"}${x + turn} ${y - turn}`;
  });
  return html`<path class="ladys-way" d=${way.join("")} aria-hidden="true" />`;
}

// ---------------------------------------------------------------- places

/**
 * @param {Noted & {number: number, layout: Layout, hand: Marking}} given
 */
export function PlaceSpot({ number, layout, props, notes, keep, hand }) {
  const place = PARTS.places[number];
  const [x, y] = layout.places[place.id];
  const { view, say } = props;
  const visited = view.visited.includes(number);
  const marked = notes.marked.includes(place.id);
  const shown = landmarkOnTop(view);
  const here = view.pawn === number;
  const state = { here, visited, marked, shown: place.landmarks.includes(shown) };
  const label = placeLabel(props, place, state);
  const given = touchable(props, `place:${place.id}`, label, classes("place", here && "here", state.shown && "bears"));
  const mark = () => keep(turnMarker(notes, place.id));
  const marks = { ...given, ...acts(mark, () => {}), role: "button", tabindex: 0, "aria-pressed": String(marked), class: `${given.class} markable` };
  return html`<g transform="translate(${x} ${y})" data-place=${place.id}>
    <g ...${hand.marking ? marks : given}>
      <circle class="halo" r=${RADIUS + 7} />
      <circle class="roundel" r=${RADIUS} />
      <circle class="roundel-line" r=${RADIUS - 3.5} />
      ${place.landmarks.map((landmark, spot) => html`<${Landmark} key=${landmark} landmark=${landmark} lit=${landmark === shown}
          at=${SPREAD[place.landmarks.length][spot]} />`)}
      <text class="place-name" y=${RADIUS + 17}>${say(`spot-${place.id}`)}</text>
      ${state.shown && html`<text class="place-query" x=${RADIUS - 2} y=${RADIUS - 2}>?</text>`}
    </g>
    ${visited && html`<g class="visited" transform="translate(${-RADIUS + 3} ${RADIUS - 7})"><circle r="9" /><${Icon} path=${KEY} size=${13} /></g>`}
    ${marked && html`<g class="marker" transform="translate(${-RADIUS + 4} ${-RADIUS + 10})"
        onPointerDown=${(/** @type {PointerEvent} */ press) => (press.preventDefault(), hand.setHeld(place.id))}><${FlagShape} /></g>`}
  </g>`;
}

/**
 * @param {BoardProps} props
 * @param {import("./data.js").Place} place
 * @param {{here: boolean, visited: boolean, marked: boolean, shown: boolean}} state
 */
function placeLabel({ say }, place, state) {
  const yes = (/** @type {boolean} */ so) => (so ? "yes" : "no");
  const landmarks = place.landmarks.map((landmark) => say(`landmark-${landmark}`)).join(", ");
  return say("board-place", {
    place: say(`place-${place.id}`),
    landmarks,
    here: yes(state.here),
    visited: yes(state.visited),
    shown: yes(state.shown),
    marked: yes(state.marked),
  });
}

/** @param {{landmark: string, lit: boolean, at: number[]}} props */
function Landmark({ landmark, lit, at }) {
  const [x, y, size] = at;
  return html`<g class=${classes("landmark", lit && "lit")}>
    ${lit && html`<circle class="landmark-light" cx=${x} cy=${y} r=${size * 0.58} />`}
    <${Icon} path=${LANDMARK[landmark]} x=${x} y=${y} size=${size * (lit ? 0.86 : 1)} />
  </g>`;
}

/**
 * The landmark on top of the stealth deck, "" when it is fog, unseen, or all is over.
 *
 * @param {any} view
 * @returns {string}
 */
export function landmarkOnTop(view) {
  if (view.outcome) return "";
  const [landmark, , , fog] = view.slots[view.top];
  return fog || landmark < 0 ? "" : PARTS.landmarks[landmark];
}

// ---------------------------------------------------------------- the pawn

/**
 * Where the choice pointed at would take a thing, "" for nowhere.
 *
 * @param {BoardProps} props
 * @param {string} thing
 */
export function foreseen(props, thing) {
  return props.preview.find(([name]) => name === thing)?.[1] ?? "";
}

/** @param {{layout: Layout, props: BoardProps}} given */
export function Pawn({ layout, props }) {
  const here = PARTS.places[props.view.pawn]?.id;
  const goal = foreseen(props, "pawn");
  return html`<g class="pawns" aria-hidden="true">
    ${goal && goal !== here && html`<g class="ghost" transform=${standing(layout, goal)}><${PawnShape} /></g>`}
    ${here && html`<g class="pawn" style=${{ transform: standing(layout, here, "px") }}><${PawnShape} /></g>`}
  </g>`;
}

/**
 * @param {Layout} layout
 * @param {string} place
 * @param {string} unit
 */
function standing(layout, place, unit = "") {
  const [x, y] = layout.places[place];
  const [right, down] = layout.pawn;
  return `translate(${x + right}${unit}, ${y + down}${unit})`;
}

/** A walker with hat, cloak and cane, about 40 units high; its foot at the origin. */
function PawnShape() {
  return html`<g>
    <ellipse class="pawn-shade" cx="0" cy="12" rx="13" ry="4" />
    <path class="pawn-cloak" d="M-10 12 C-11 -4 -7 -12 -3 -14 H3 C7 -12 11 -4 10 12 Z" />
    <circle class="pawn-face" cx="0" cy="-18" r="5" />
    <path class="pawn-hat" d="M-10 -20 Q0 -24 10 -20 L5 -22 L4 -29 Q0 -31 -4 -29 L-5 -22 Z" />
    <path class="pawn-feather" d="M4 -26 Q10 -36 14 -29 Q10 -28 5 -24 Z" />
    <path class="pawn-collar" d="M-6 -12 Q0 -9 6 -12 L4 -15 H-4 Z" />
  </g>`;
}

// ---------------------------------------------------------------- guess markers

function FlagShape() {
  return html`<g><rect class="flag-hit" x="-20" y="-28" width="40" height="40" />
    <path class="flag-pole" d="M-6 8 V-18" /><path class="flag-cloth" d="M-6 -18 H12 L7 -11 L12 -4 H-6 Z" />
    <circle class="flag-foot" cx="-6" cy="8" r="2.5" /></g>`;
}

function Flag() {
  return html`<svg class="flag" viewBox="-14 -24 32 38" aria-hidden="true"><${FlagShape} /></svg>`;
}

/** The markers beside the map: pressed, a touch on a place lays one; they can be dragged, too. */
function Tray(/** @type {{props: BoardProps, notes: Notes, hand: Marking}} */ { props, notes, hand }) {
  const left = MARKERS - notes.marked.length;
  const press = (/** @type {PointerEvent} */ pressed) => left > 0 && pressed.pointerType === "mouse" && hand.setHeld("");
  return html`<button type="button" class="tray" aria-pressed=${String(hand.marking)} title=${props.say("board-markers-hint")}
      onClick=${() => hand.setMarking(!hand.marking)} onPointerDown=${press}>
    ${upTo(MARKERS).map((flag) => html`<span key=${flag} class=${classes("tray-flag", flag >= left && "tray-gap")}><${Flag} /></span>`)}
    <span class="tray-words">${props.say(hand.marking ? "board-markers-done" : "board-markers", { left })}</span>
  </button>`;
}

/**
 * Dragging a marker: held from a place ("" from the tray), dropped on another, or off the map.
 *
 * @param {(from: string, to: string) => void} moved
 */
function useDrag(moved) {
  const [held, take] = useState(/** @type {string | null} */ (null));
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  const ghost = useRef(/** @type {HTMLElement | null} */ (null));
  const travelled = useRef(false);
  const move = (/** @type {PointerEvent} */ moving) => {
    if (held === null || !area.current || !ghost.current) return;
    const box = area.current.getBoundingClientRect();
    if (!travelled.current) area.current.setPointerCapture(moving.pointerId);
    travelled.current = true;
    ghost.current.style.setProperty("left", `${moving.clientX - box.left}px`);
    ghost.current.style.setProperty("top", `${moving.clientY - box.top}px`);
  };
  const end = (/** @type {string | null} */ to) => {
    if (held !== null && to !== null && travelled.current) moved(held, to);
    travelled.current = false;
    take(null);
  };
  const drop = (/** @type {PointerEvent} */ dropped) => end(placeAt(dropped.clientX, dropped.clientY));
  return { held, take, area, ghost, move, drop, cancel: () => end(null) };
}

/**
 * @param {number} x
 * @param {number} y
 */
function placeAt(x, y) {
  const spot = document.elementFromPoint(x, y)?.closest("[data-place]");
  return spot instanceof SVGElement ? (spot.dataset.place ?? "") : "";
}
