/** Clocks: what each seat has left. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Times} Times */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const HURRY = 30 * SECOND;

/** @param {{times: Times, seat: number, ahead: number}} props  ahead: of our clock is the server's */
export function Clock({ times, seat, ahead }) {
  const [, tick] = useState(0);
  const runs = times.runs === seat;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), SECOND / 4);
    return () => clearInterval(timer);
  }, [runs]);
  const spent = runs ? Math.max(0, Date.now() + ahead - times.at) : 0;
  const left = Math.max(0, times.left[seat] - spent);
  return html`<span class=${left < HURRY && runs ? "clock hurry" : "clock"} role="timer" aria-label=${t("time-left")}>
    <${Sign} name="clock" size=${16} /> ${written(left)}
  </span>`;
}

/** @param {number} left */
function written(left) {
  if (left >= DAY) return t("days-left", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${minutes}` : minutes;
}
