/* The engraving under the map: the Thames with its ships, houses within the wall, trees and fields without. */

import { html } from "htm/preact";
import { upTo } from "../../art/touch.js";
import { PARTS } from "./data.js";
import { distance } from "./layout.js";

/** @typedef {import("./layout.js").Layout} Layout @typedef {import("./layout.js").Point} Point */

/**
 * Everything below roads and places; it never changes, so the page draws it once for each layout.
 *
 * @param {{layout: Layout, title: string}} props
 */
export function Scenery({ layout, title }) {
  const { name, width, height } = layout;
  return html`<g class="scenery" aria-hidden="true">
    <rect class="land" x="0" y="0" width=${width} height=${height} />
    <path class="contour" d=${fields(layout)} />
    <path class="wall" d=${wall(layout)} />
    <path class="wall-teeth" d=${wall(layout)} />
    <path class="houses" d=${scattered(layout, true)} />
    <path class="trees" d=${scattered(layout, false)} />
    <${Thames} layout=${layout} />
    <${Tower} at=${layout.tower} />
    <${Mill} at=${layout.mill} />
    <${Compass} at=${layout.compass} />
    <${Cartouche} at=${layout.title} title=${title} narrow=${width < 500} />
    <radialGradient id=${`lamp-${name}`} cx="0.46" cy="0.4" r="0.75">
      <stop class="lamp-near" offset="0.35" /><stop class="lamp-far" offset="1" />
    </radialGradient>
    <rect width=${width} height=${height} fill=${`url(#lamp-${name})`} />
  </g>`;
}

/** @param {{layout: Layout}} props */
function Thames({ layout }) {
  const [north, south] = layout.banks;
  const id = `thames-${layout.name}`;
  const turned = south.replace(/^M-10 (\d+)/, "");
  const start = /^M-10 (\d+)/.exec(south)?.[1];
  const right = Number(south.trim().split(/[ ,]/).at(-1));
  const shape = `${north} L${layout.width + 12} ${right} L${layout.width + 12} ${layout.height} L-10 ${layout.height} Z`;
  const below = `M-10 ${start}${turned} L${layout.width + 12} ${layout.height} L-10 ${layout.height} Z`;
  return html`<g class="thames">
    <clipPath id=${id}><path d=${shape} /></clipPath>
    <path class="water" d=${shape} clip-path=${`url(#${id})`} />
    ${upTo(9).map(
      (step) => html`<path key=${step} class="ripple" clip-path=${`url(#${id})`} d=${north}
        transform="translate(${step * 7} ${step * 7 + 4})" stroke-dasharray=${`${60 - step * 4} ${6 + step * 3} ${18 + step * 2} ${9 + step}`} />`,
    )}
    <path class="land" d=${below} />
    <path class="bank" d=${north} />
    <path class="bank-shade" d=${north} transform="translate(0 -3)" />
    <path class="bank" d=${south} />
    <path class="bank-shade" d=${south} transform="translate(0 3.5)" />
    <path class="trees" d=${southern(layout)} />
    ${layout.ships.map(([x, y, size], ship) => html`<${Ship} key=${ship} x=${x} y=${y} size=${size} />`)}
  </g>`;
}

/** @param {{x: number, y: number, size: number}} props */
function Ship({ x, y, size }) {
  const move = `translate(${x} ${y}) scale(${size} ${Math.abs(size)})`;
  return html`<g class="ship" transform=${move}>
    <path class="hull" d="M-16 4 H16 L11 11 H-11 Z M16 4 L20 0 M-16 4 L-19 -1" />
    <path class="sail" d="M-1 2 V-17 M-9 1 Q-12 -6 -8 -14 Q-1 -12 -1 -14 V1 Z M2 1 V-15 Q10 -11 11 1 Z" />
    <path class="sail" d="M-1 -17 L5 -19 L-1 -20 Z" />
  </g>`;
}

/** @param {{at: Point}} props */
function Tower({ at }) {
  return html`<path class="building" transform="translate(${at[0]} ${at[1]})"
    d="M-15 0 V-24 H-11 V-28 L-8 -33 L-5 -28 V-24 H5 V-28 L8 -33 L11 -28 V-24 H15 V0 Z
       M-11 -24 H-5 M5 -24 H11 M-15 -18 H15 M-3 0 V-8 Q0 -12 3 -8 V0 M-9 -13 V-10 M9 -13 V-10" />`;
}

/** @param {{at: Point}} props */
function Mill({ at }) {
  return html`<path class="building" transform="translate(${at[0]} ${at[1]})"
    d="M-7 14 L-4 -4 L0 -8 L4 -4 L7 14 Z M0 -5 L14 -16 M0 -5 L-14 6 M0 -5 L11 9 M0 -5 L-11 -19
       M6 -13 L13 -20 L16 -14 M-6 3 L-13 10 L-16 4 M8 -1 L14 7 L9 11 M-8 -9 L-14 -17 L-9 -21" />`;
}

/** @param {{at: Point}} props */
function Compass({ at }) {
  return html`<g class="compass" transform="translate(${at[0]} ${at[1]})">
    <circle r="25" /><circle r="21" /><circle r="8" />
    <path class="rays" d="M0 -33 L4 -5 L0 0 L-4 -5 Z M0 33 L4 5 L0 0 L-4 5 Z M-33 0 L-5 4 L0 0 L-5 -4 Z M33 0 L5 4 L0 0 L5 -4 Z" />
    <path class="rays-thin" d="M15 -15 L4 -8 L8 -4 Z M-15 -15 L-8 -4 L-4 -8 Z M15 15 L8 4 L4 8 Z M-15 15 L-4 8 L-8 4 Z" />
    <path class="needle" d="M0 -33 L4 -5 L0 0 Z" />
  </g>`;
}

/** @param {{at: Point, title: string, narrow: boolean}} props */
function Cartouche({ at, title, narrow }) {
  const half = narrow ? 48 : 66;
  return html`<g class="cartouche" transform="translate(${at[0]} ${at[1]})">
    <path d=${`M${-half} -15 H${half} Q${half - 8} 0 ${half} 15 H${-half} Q${8 - half} 0 ${-half} -15 Z`} />
    <path class="flourish" d=${`M${5 - half} -11 H${half - 5} M${5 - half} 11 H${half - 5}`} />
    <path class="flourish" d="M-26 -19 Q-13 -28 0 -20 Q13 -28 26 -19 M-26 19 Q-13 28 0 20 Q13 28 26 19" />
    <text y="5">${title}</text>
  </g>`;
}

/** @param {Layout} layout */
function wall({ wall: corners }) {
  return corners.map(([x, y], number) => `${number ? "L" : "M"}${x} ${y}`).join("");
}

/**
 * Furrows of fields outside the wall: short strokes in small bundles.
 *
 * @param {Layout} layout
 */
function fields(layout) {
  const spots = candidates(layout, 46).filter((spot) => !within(layout.wall, spot) && isFree(layout, spot, 44));
  return spots
    .map(([x, y], number) => upTo(4).map((row) => furrow(x, y + row * 4, number % 3)).join(""))
    .join("");
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} slope
 */
function furrow(x, y, slope) {
  return `M${x - 12} ${y + slope * 2} q12 ${-4 - slope} 24 ${-slope * 2}`;
}

/**
 * Houses within the wall, trees without: as many as find room between places and roads.
 *
 * @param {Layout} layout
 * @param {boolean} inside
 */
function scattered(layout, inside) {
  const step = inside ? 15 : 27;
  return candidates(layout, step)
    .filter((spot) => within(layout.wall, spot) === inside && isFree(layout, spot, inside ? 9 : 12))
    .filter(([, y]) => y < layout.shores[inside ? 0 : 1])
    .map(([x, y], number) => (inside ? house(x, y, number) : tree(x, y, number)))
    .join("");
}

/** @param {Layout} layout */
function southern(layout) {
  const start = layout.shores[2];
  return candidates(layout, 24)
    .filter((spot) => spot[1] > start && isFree(layout, spot, 12))
    .filter(([x, y]) => Math.hypot(x - layout.compass[0], y - layout.compass[1]) > 48)
    .filter(([x, y]) => Math.abs(x - layout.title[0]) > 84 || Math.abs(y - layout.title[1]) > 34)
    .map(([x, y], number) => (number % 3 ? tree(x, y, number) : house(x, y, number)))
    .join("");
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} number
 */
function house(x, y, number) {
  const size = 4 + (number % 3) * 0.7;
  const roof = `M${x - size} ${y} L${x} ${y - size} L${x + size} ${y}`;
  const walls = `V${y + size * 0.9} H${x - size} V${y}`;
  return number % 4 ? roof + walls : `${roof}${walls} M${x + size} ${y} h${size} v${size * 0.9} h${-size}`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} number
 */
function tree(x, y, number) {
  const size = 4 + (number % 3);
  return `M${x} ${y + size} v${size} M${x} ${y + size} c${-size * 1.6} 0 ${-size * 1.6} ${-size * 2} 0 ${-size * 2}
    c${size * 1.6} 0 ${size * 1.6} ${size * 2} 0 ${size * 2} M${x - 4} ${y + size * 2} h8`;
}

/**
 * Points of a grid, each a little out of line; the same every time.
 *
 * @param {Layout} layout
 * @param {number} step
 * @returns {Point[]}
 */
function candidates({ width, height }, step) {
  let seed = step;
  const jitter = () => {
    seed = (seed * 48271) % 2147483647;
    return (seed % 1000) / 1000 - 0.5;
  };
  const columns = upTo(Math.floor(width / step));
  return upTo(Math.floor(height / step)).flatMap((row) =>
    columns.map((column) => /** @type {Point} */ ([
      round((column + 0.5 + jitter() * 0.6) * step),
      round((row + 0.5 + jitter() * 0.6) * step),
    ])),
  );
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 10) / 10;
}

/**
 * Is a spot clear of places, their names and roads?
 *
 * @param {Layout} layout
 * @param {Point} spot
 * @param {number} room
 */
function isFree({ places, width, tower, mill }, spot, room) {
  const [x, y] = spot;
  const names = Object.values(places).every(([px, py]) => Math.abs(x - px) > 52 || y < py + 24 || y > py + 56);
  const clear = Object.values(places).every(([px, py]) => Math.hypot(x - px, y - py) > 34 + room / 2);
  const roads = PARTS.roads.every(([from, to]) => distance(spot, places[from], places[to]) > room + 5);
  const landmarks = [tower, mill].every(([px, py]) => Math.hypot(x - px, y - py + 8) > 32);
  return names && clear && roads && landmarks && x > 10 && x < width - 10 && y > 10;
}

/**
 * Does a point lie within a polygon?
 *
 * @param {Point[]} corners
 * @param {Point} point
 */
function within(corners, [x, y]) {
  return corners.reduce((inside, [ax, ay], number) => {
    const [bx, by] = corners[(number + 1) % corners.length];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
