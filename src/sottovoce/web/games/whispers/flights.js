/* Things that move when something has happened: the page is drawn as it is now, and flies in from where it was. */

import { useLayoutEffect, useRef } from "preact/hooks";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps @typedef {import("../../types.js").Event} Event */
/** @typedef {[what: string, from: string]} Flight  selectors of the thing that moves and of where it comes from */

const LONG = 320;
const APART = 130;

/**
 * Let the things that an event moved fly to where they are now.
 *
 * @param {BoardProps} props
 */
export function useFlights(props) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!props.motion || !board.current) return;
    const moves = props.events.flatMap((event) => flights(props.view, event));
    moves.forEach((flight, order) => fly(/** @type {HTMLElement} */ (board.current), flight, order * APART));
  }, [props.beat]);
  return board;
}

/**
 * @param {any} view
 * @param {Event} event
 * @returns {Flight[]}
 */
function flights(view, event) {
  const top = (/** @type {number} */ room) => `[data-room="${room}"] .pile li:last-of-type`;
  const figure = (/** @type {number} */ person) => `[data-figure="${view.people[person].key}"]`;
  switch (event.event) {
    case "played-up":
    case "played-down":
      return [[top(event.room), `[data-seat="${event.seat}"]`]];
    case "card-moved":
      return [[top(event.end), `[data-room="${event.start}"] .pile`]];
    case "flipped":
      return [[top(event.room), ""]];
    case "figure-moved":
      return [[figure(event.character), `[data-room="${event.start}"] .standing`]];
    case "figures-swapped":
      return [[figure(event.first), figure(event.second)], [figure(event.second), figure(event.first)]];
    case "drew":
      return [[event.seat === view.seat ? ".hand-card:last-child" : `[data-seat="${event.seat}"] .backs`, ".deck"]];
    default:
      return [];
  }
}

/**
 * @param {HTMLElement} board
 * @param {Flight} flight
 * @param {number} delay
 */
function fly(board, [what, from], delay) {
  const thing = board.querySelector(what);
  const start = from && board.querySelector(from);
  if (!thing) return;
  const turned = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
  const frames = start ? [{ transform: between(start, thing), opacity: 0.7 }, { transform: "none", opacity: 1 }] : turned;
  thing.animate(frames, { duration: LONG, delay, easing: "ease-out", fill: "backwards" });
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function between(from, to) {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const dx = start.left + start.width / 2 - end.left - end.width / 2;
  const dy = start.top + start.height / 2 - end.top - end.height / 2;
  return `translate(${Math.round(dx)}px, ${Math.round(dy)}px)`;
}
