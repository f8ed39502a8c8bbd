/** The house's own small signs, drawn with one stroke on a square of 24. */

import { html } from "htm/preact";

/** @type {Record<string, string>} */
const SIGNS = {
  lamp: "M9 3h6l3 9H6zM12 12v6M8 21h8M10 18h4",
  gear: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h2M10 12h10M8 10v4",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 21c.6-4.4 3.4-6.5 7.5-6.5s6.9 2.1 7.5 6.5",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M19.5 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9.5 10z",
  cross: "M6 6l12 12M18 6L6 18",
  check: "M5 13l5 5L19 7",
  back: "M15 5l-7 7l7 7",
  forward: "M9 5l7 7l-7 7",
  first: "M18 5l-7 7l7 7M7 5v14",
  last: "M6 5l7 7l-7 7M17 5v14",
  play: "M8 5l11 7l-11 7z",
  pause: "M8 5v14M16 5v14",
  undo: "M9 6L4 11l5 5M4 11h9a6 6 0 0 1 0 12h-2",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  log: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  rules: "M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14",
  chat: "M4 5h16v11h-9l-5 4v-4H4z",
  mute: "M4 9h4l5-4v14l-5-4H4zM16 9l5 6M21 9l-5 6",
  notes: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  clock: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4l3 2",
  flag: "M6 21V4M6 4h11l-2.5 4L17 12H6",
  hand: "M4 13l4-4l4 2l4-2l4 4l-6 6l-2-1l-2 1z",
  eye: "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5",
  link: "M10 14l4-4M8.5 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M15.5 13l3-3a3.5 3.5 0 0 0-5-5l-3 3",
  save: "M12 4v11M7 11l5 5l5-5M5 20h14",
  door: "M6 21V4h9v17M15 21h4M4 21h2M12 12v1",
  again: "M19 12a7 7 0 1 1-2.1-5M19 3v4.5h-4.5",
  people: "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 20c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M16 5.5a3.2 3.2 0 0 1 0 6.3M18 15c2 .7 3.2 2.2 3.5 5",
  bot: "M6 9h12v9H6zM12 5v4M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3M12 4.5v-.5",
  star: "M12 4l2.4 5.2l5.6.7l-4.1 3.9l1.1 5.6L12 16.6l-5 2.8l1.1-5.6L4 9.9l5.6-.7z",
};

/** @param {{name: string, size?: number}} props */
export function Sign({ name, size = 20 }) {
  return html`<svg class="sign" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false">
    <path d=${SIGNS[name]} />
  </svg>`;
}
