/** The people in town: who they are, what a visit does, whose markers stand or lie on them. */

import { html } from "htm/preact";
import { CardBack, Heap } from "../../art/cards.js";
import { Touch, classes, touchable } from "../../art/touch.js";
import { CHARACTERS, brother, brotherWords } from "./parts.js";
import { Portrait } from "./portraits.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

/** @param {BoardProps} props */
export function Town(props) {
  const { view, say } = props;
  return html`<section class="ho-town" aria-label=${say("board-town")}>
    ${view.characters.map((/** @type {number} */ number) => html`<${Person} key=${number} ...${props} number=${number} />`)}
    <${Coming} ...${props} />
  </section>`;
}

/** @param {BoardProps & {number: number}} props */
export function Person(props) {
  const { view, number, say } = props;
  const name = CHARACTERS[number];
  const hiding = view.hiding.includes(number);
  const here = view.using === number;
  const kind = classes("ho-person", hiding && "ho-hiding", here && "ho-visited", isNew(props, number) && "ho-new", callsNobody(props, name) && "ho-idle");
  return html`<div class="ho-place">
    <${Touch} board=${props} part=${`character:${name}`} label=${personWords(props, number)} kind=${kind}>
      ${hiding ? html`<span class="ho-turned"><${CardBack} kind="ho-back" /></span>` : html`<${Portrait} who=${name} />`}
      <span class="ho-person-words">
        <strong>${say(`character-${name}`)}</strong>
        <span>${hiding ? say("board-hides") : say(`board-ability-${name}`, { day: view.day })}</span>
      </span>
    <//>
    <span class="ho-markers">${[0, 1].map((seat) => html`<${Marker} key=${seat} ...${props} seat=${seat} number=${number} />`)}</span>
  </div>`;
}

/**
 * What a screen reader says of a person: name, ability, markers.
 *
 * @param {BoardProps} props
 * @param {number} number
 */
function personWords(props, number) {
  const { view, say } = props;
  const name = CHARACTERS[number];
  const ability = view.hiding.includes(number) ? say("board-hides") : say(`board-ability-${name}`, { day: view.day });
  const markers = [0, 1].filter((seat) => stance(view, seat, number)).map((seat) => markerWords(props, seat, number));
  return [say(`character-${name}`), ability, ...markers].join(", ");
}

/** Pointing at this person, does the frame foresee that nothing comes of it? @param {BoardProps} props @param {string} name */
function callsNobody(props, name) {
  const offer = props.offers.find(({ part }) => part === `character:${name}`);
  return (offer?.preview ?? []).some(([thing, what]) => thing === "effect" && what === "none");
}

/** @param {BoardProps} props @param {number} number */
function isNew({ events }, number) {
  return events.some((event) => event.guest === number || (event.event === "guests-came" && event.guests.includes(number)));
}

/**
 * How a seat's marker is on a character: "upright", "flat" or "".
 *
 * @param {any} view
 * @param {number} seat
 * @param {number} number
 */
function stance(view, seat, number) {
  if (view.upright[seat].includes(number)) return "upright";
  return view.flat[seat].includes(number) ? "flat" : "";
}

/** @param {BoardProps} props @param {number} seat @param {number} number */
function markerWords(props, seat, number) {
  return props.say("board-marker", { name: brotherWords(props, seat), stands: stance(props.view, seat, number) });
}

/** @param {BoardProps & {seat: number, number: number}} props */
function Marker(props) {
  const { view, seat, number } = props;
  const how = stance(view, seat, number);
  if (!how) return null;
  const part = `marker:${CHARACTERS[number]}`;
  const label = `${props.say(`character-${CHARACTERS[number]}`)}, ${markerWords(props, seat, number)}`;
  const own = seat === view.seat && how === "upright";
  const landed = props.events.some((event) => ["visited", "marker-fell"].includes(event.event) && event.seat === seat && event.character === number);
  const given = own ? touchable(props, part, label, "ho-marker") : { class: classes("ho-marker", landed && "ho-landed"), "aria-hidden": "true" };
  return html`<span key=${landed ? props.beat : "stays"} ...${given}><${Pawn} ...${props} seat=${seat} flat=${how === "flat"} /></span>`;
}

/** A marker: Sherlock's has a round head, Mycroft's a square one; a used one lies. @param {BoardProps & {seat: number, flat?: boolean}} props */
export function Pawn(props) {
  const { view, seat, flat = false } = props;
  const who = brother(view, seat);
  const round = who === "sherlock" || who === "first";
  const letter = view.sherlock < 0 ? String(seat + 1) : brotherWords(props, seat)[0];
  return html`<svg class=${classes("ho-pawn", `ho-pawn-${round ? "round" : "square"}`, flat && "ho-flat")} viewBox="-20 -40 40 42" aria-hidden="true">
    <g class="ho-pawn-body">
      <path d="M-13 0Q-13-6-8-9Q-4-14-5-19H5Q4-14 8-9Q13-6 13 0Z" />
      ${round ? html`<circle cy="-26" r="10.5" />` : html`<rect x="-10" y="-37" width="20" height="20" rx="3" />`}
    </g>
    <text text-anchor="middle" transform=${flat ? "translate(-6.500 -4.500)" : "translate(0 -20.500)"}>${letter}</text>
  </svg>`;
}

/** Those who are still to come. @param {BoardProps} props */
function Coming({ view, say }) {
  if (!view.guests_left) return null;
  const label = say("board-guests-left", { count: view.guests_left });
  return html`<div class="ho-place ho-coming" role="img" aria-label=${label}>
    <${Heap} count=${view.guests_left} kind="ho-guests" />
    <span class="ho-soft" aria-hidden="true">${say("board-to-come")}</span>
  </div>`;
}
