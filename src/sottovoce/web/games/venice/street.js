/** The street with its figures, wide (from west to east) or upright (one's own mansion below). */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { acts, classes, touchable } from "../../art/touch.js";
import { Figure } from "./figures.js";
import { FIGURES, figureWords, letterOf, squareWords } from "./parts.js";
import { Scene, WIDE, across } from "./scene.js";
import { TALL, Upright, along } from "./upright.js";

/**
 * @typedef {import("../../art/touch.js").BoardProps} BoardProps
 * @typedef {import("../../art/touch.js").Offer} Offer
 * @typedef {{x: number, y: number, scale: number}} Spot
 * @typedef {[string, number]} Standing a figure and its square
 */

/** @type {Record<string, number>} */
export const LANES = { doge: 266, "west-guard": 266, "east-guard": 266, merchant: 328, harlequin: 392, favourite: 460 };

/** @type {Record<string, number>} */
const COLUMNS = { "west-guard": 70, doge: 120, "east-guard": 170, merchant: 221, harlequin: 272, favourite: 330 };

/**
 * Where a figure stands on the drawing.
 *
 * @param {BoardProps} props
 * @param {string} figure
 * @param {number} square
 * @returns {Spot}
 */
function spot(props, figure, square) {
  if (!props.narrow) return { x: across(square), y: LANES[figure], scale: figure === "favourite" ? 0.82 : 0.88 };
  return { x: COLUMNS[figure], y: along(square, props.view.seat) + 11, scale: 0.56 };
}

/** @param {Spot} at */
function moved({ x, y, scale }) {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

/**
 * In which order the figures set out, by the events that moved them.
 *
 * @param {BoardProps} props
 * @returns {Record<string, number>}
 */
function departures(props) {
  /** @type {Record<string, number>} */
  const order = {};
  let turn = 0;
  for (const event of props.events) {
    if (event.event === "favourite-moved") order.favourite = turn++;
    else if (event.moved) {
      for (const [figure] of event.moved) order[FIGURES[figure]] = turn;
      turn += 1;
    }
  }
  return order;
}

/**
 * Where offers would put figures.
 *
 * @param {Offer} offer
 * @returns {Standing[]}
 */
function landings(offer) {
  return (offer.preview ?? []).filter(([thing]) => FIGURES.includes(thing)).map(([thing, where]) => [thing, Number(where)]);
}

/**
 * @param {Offer} offer
 * @param {Standing[]} fixed
 */
function fits(offer, fixed) {
  const after = landings(offer);
  return fixed.every(([figure, square]) => after.some(([f, s]) => f === figure && s === square));
}

/**
 * The offer that a set of landings settles: the only one left, or the one that moves nobody else.
 *
 * @param {Offer[]} offers
 * @param {Standing[]} fixed
 */
function settled(offers, fixed) {
  const left = offers.filter((offer) => fits(offer, fixed));
  return left.length === 1 ? left[0] : left.find((offer) => landings(offer).length === fixed.length);
}

/** @param {BoardProps} props */
export function Street(props) {
  const { view, say, narrow } = props;
  const [fixed, fix] = useState(/** @type {{beat: unknown, at: Standing[]}} */ ({ beat: null, at: [] }));
  const moment = `${props.beat}/${props.picked}`;
  const at = fixed.beat === moment ? fixed.at : [];
  const size = narrow ? TALL : WIDE;
  const drawing = useRef(/** @type {SVGSVGElement | null} */ (null));
  useEffect(() => goOn(drawing.current, props.picked, narrow), [narrow, props.picked]);
  const shown = foreseen(props);
  return html`<svg ref=${drawing} class="ve-street-view" viewBox="0 ${size.top} ${size.width} ${size.height - size.top}" role="group" aria-label=${say("board-street")}>
    ${narrow
      ? html`<${Upright} west=${say("board-west-letter")} east=${say("board-east-letter")} seat=${view.seat} />`
      : html`<${Scene} west=${say("board-west-letter")} east=${say("board-east-letter")} />`}
    <${Trails} ...${props} />
    <${Wake} ...${props} favourite=${shown.favourite} />
    <${Standings} ...${props} />
    <${Shadows} ...${props} standings=${shown.standings} />
    <${Landings} ...${props} at=${at} fix=${(/** @type {Standing[]} */ now) => fix({ beat: moment, at: now })} />
    <${Verdict} ...${props} round=${shown.round} />
  </svg>`;
}

/**
 * When something is picked, go on at its landings: with the keyboard's focus if that is where it came from,
 * and on a narrow page, where the street is longer than what is seen, by bringing them into sight.
 *
 * @param {SVGSVGElement | null} drawing
 * @param {string | null} picked
 * @param {boolean} narrow
 */
function goOn(drawing, picked, narrow) {
  const next = /** @type {SVGGElement | null | undefined} */ (drawing?.querySelector(picked ? ".ve-landing" : '[data-part="figure:doge"]'));
  if (narrow) next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const here = document.activeElement;
  if (picked && here?.getAttribute("data-part") === picked && here.matches(":focus-visible")) next?.focus({ preventScroll: true });
}

/** Which ways the figures have just gone. @param {BoardProps} props */
function Trails(props) {
  const began = props.events.findLastIndex((event) => event.event === "round-began");
  const ways = props.events.slice(began + 1).flatMap((event) => {
    if (event.event === "favourite-moved") return [["favourite", event.start, event.end]];
    return (event.moved ?? []).map((/** @type {number[]} */ [figure, from, to]) => [FIGURES[figure], from, to]);
  });
  return html`<g class="ve-trails" aria-hidden="true">
    ${ways.map(([figure, from, to], n) => {
      const [a, b] = [spot(props, figure, from), spot(props, figure, to)];
      return html`<path key=${n} d=${`M${a.x} ${a.y - 3}L${b.x} ${b.y - 3}`} /><circle key=${`${n}-from`} cx=${a.x} cy=${a.y - 3} r=${props.narrow ? 4 : 6} />`;
    })}
  </g>`;
}

/**
 * What to foresee: what the frame previews, else the end of the turn.
 *
 * @param {BoardProps} props
 */
function foreseen(props) {
  const ending = props.offers.find((offer) => offer.part === "button:end");
  const preview = props.preview.length ? props.preview : (ending?.preview ?? []);
  const things = Object.fromEntries(preview);
  return {
    standings: preview.filter(([thing]) => FIGURES.includes(thing)).map(([thing, where]) => /** @type {Standing} */ ([thing, Number(where)])),
    favourite: things.favourite === undefined ? props.view.favourite : Number(things.favourite),
    round: things.round ?? "",
  };
}

/** The figures where they stand; those farther from the water first. @param {BoardProps} props */
function Standings(props) {
  const { view, say } = props;
  const order = departures(props);
  const all = [...FIGURES.map((figure, n) => [figure, view.figures[n]]), ["favourite", view.favourite]];
  return html`<g>
    ${all.map(([figure, square]) => {
      const label = say("board-stands", { figure: figureWords(say, String(figure)), square: squareWords(say, Number(square)) });
      return html`<g key=${figure} class="ve-standing" style=${{ ...moved(spot(props, figure, square)), transitionDelay: `${(order[figure] ?? 0) * 280}ms` }}>
        <${Stander} ...${props} figure=${figure} label=${label} />
      </g>`;
    })}
  </g>`;
}

/** @param {BoardProps & {figure: string, label: string}} props */
function Stander(props) {
  const { figure, label, say, narrow } = props;
  const part = partOf(props, figure);
  return html`<g ...${touchable(props, part, label, "ve-stander")}>
    <${Hit} narrow=${narrow} />
    <ellipse class="ve-foot" rx="26" ry="6" />
    <${Figure} name=${figure} letter=${say(letterOf(figure))} large=${narrow} />
  </g>`;
}

/** What catches the finger: never wider than a square or a lane, so that neighbours do not cover each other. @param {{narrow: boolean}} props */
function Hit({ narrow }) {
  const [width, height] = narrow ? [80, 72] : [70, 104];
  return html`<rect class="ve-hit" x=${-width / 2} y=${-height} width=${width} height=${height} rx="12" />`;
}

/**
 * The name of a figure as a part: guards are touched together when a card is for both.
 *
 * @param {BoardProps} props
 * @param {string} figure
 */
function partOf(props, figure) {
  const own = `figure:${figure}`;
  return figure.endsWith("guard") && !props.glow(own) && props.glow("figure:guards") ? "figure:guards" : own;
}

/** Ghosts of what is previewed, not to be touched. @param {BoardProps & {standings: Standing[]}} props */
function Shadows(props) {
  return html`<g class="ve-shadows" aria-hidden="true">
    ${props.standings.map(([figure, square]) => html`<g key=${figure} style=${moved(spot(props, figure, square))}><${Figure} name=${figure} /></g>`)}
  </g>`;
}

/**
 * Where the picked card could put figures: each landing is a ghost that can be touched.
 *
 * @param {BoardProps & {at: Standing[], fix: (at: Standing[]) => void}} props
 */
function Landings(props) {
  const { picked, at } = props;
  if (!picked) return null;
  const offers = props.offers.filter((offer) => offer.part === picked && fits(offer, at));
  const ghosts = spread(props, offers, at);
  return html`<g>${ghosts.map((ghost) => html`<${Landing} key=${ghost.key} ...${props} ghost=${ghost} offers=${offers} />`)}</g>`;
}

/**
 * The different landings of some offers; those that would cover each other stand apart.
 *
 * @param {BoardProps} props
 * @param {Offer[]} offers
 * @param {Standing[]} at
 */
function spread(props, offers, at) {
  const found = new Map();
  for (const standing of offers.flatMap(landings)) found.set(standing.join(), standing);
  for (const standing of at) found.delete(standing.join());
  const taken = occupied(props);
  return [...found.values()].map(([figure, square]) => {
    const place = spot(props, figure, square);
    const nth = (taken[cell(place)] = (taken[cell(place)] ?? -1) + 1);
    return { key: `${figure},${square}`, figure, square, place: { ...place, y: place.y - nth * 54 } };
  });
}

/** The places where figures stand already. @param {BoardProps} props @returns {Record<string, number>} */
function occupied(props) {
  return Object.fromEntries(FIGURES.map((figure, n) => [cell(spot(props, figure, props.view.figures[n])), 0]));
}

/** @param {Spot} place */
function cell({ x, y }) {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** @param {BoardProps & {ghost: ReturnType<typeof spread>[number], offers: Offer[], at: Standing[], fix: (at: Standing[]) => void}} props */
function Landing(props) {
  const { ghost, offers, at, say, speak } = props;
  const now = /** @type {Standing[]} */ ([...at, [ghost.figure, ghost.square]]);
  const offer = settled(offers, now);
  const label = offer ? speak(offer.words) : say("board-land", { figure: figureWords(say, ghost.figure), square: squareWords(say, ghost.square) });
  const act = () => (offer && props.choose ? props.choose(offer) : props.fix(now));
  const handlers = acts(act, (on) => props.aim?.(on ? (offer ?? null) : null));
  return html`<g class="ve-landing glows" role="button" tabindex="0" aria-label=${label} data-part=${`to:${ghost.figure}:${ghost.square}`} data-offer=${offer?.notation} style=${moved(ghost.place)} ...${handlers}>
    <${Hit} narrow=${props.narrow} />
    <ellipse class="ve-target" rx="27" ry="9" />
    <${Figure} name=${ghost.figure} letter=${say(letterOf(ghost.figure))} large=${props.narrow} />
  </g>`;
}

/** Where the Favourite would go. @param {BoardProps & {favourite: number}} props */
function Wake(props) {
  const { view, favourite } = props;
  if (favourite === view.favourite || view.outcome) return null;
  const [from, to] = [spot(props, "favourite", view.favourite), spot(props, "favourite", favourite)];
  const line = props.narrow ? `M${from.x} ${from.y - 10}V${to.y - 10}` : `M${from.x} ${from.y - 4}H${to.x}`;
  return html`<g class="ve-wake" aria-hidden="true">
    <path d=${line} />
    <g style=${moved(to)}><${Figure} name="favourite" /></g>
  </g>`;
}

/** A rosette over the mansion when a choice would decide the round. @param {BoardProps & {round: string}} props */
function Verdict(props) {
  const { round, view, narrow } = props;
  if (!round) return null;
  const won = round === "won";
  const side = won === (view.seat === 1) ? 1 : -1;
  const [x, y] = narrow ? [205, along(side * 7.5, view.seat)] : [across(side * 7.5), 90];
  const word = props.say(`board-${round}`);
  const width = 34 + word.length * 9;
  return html`<g class=${classes("ve-verdict", `ve-verdict-${round}`)} transform="translate(${Math.min(Math.max(x, width / 2 + 6), (narrow ? TALL.width : WIDE.width) - width / 2 - 6)} ${y})" aria-hidden="true">
    <rect x=${-width / 2} y="-19" width=${width} height="38" rx="19" />
    <text text-anchor="middle" y="6">${word}</text>
  </g>`;
}

