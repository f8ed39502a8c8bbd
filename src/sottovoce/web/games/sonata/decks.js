/* Beside the map: the Lady's deck with its top landmark, the candle that counts down, fog, clues, keys, the Lady. */

import { html } from "htm/preact";
import { Card, CardBack, Icon } from "../../art/cards.js";
import { Named } from "../../art/named.js";
import { classes, touchable, upTo } from "../../art/touch.js";
import { PARTS } from "./data.js";
import { foreseen } from "./map.js";
import { FOG, KEYRING, LANDMARK, SUIT, TRAIT } from "./signs.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

const PLACES = PARTS.places.length;
const NO_CARD = [-1, -1, false, false, -1];

/** @param {{props: BoardProps}} given */
export function Decks({ props }) {
  return html`<div class="decks">
    <div class="lead"><${StealthDeck} props=${props} /><${Candle} props=${props} /></div>
    <div class="heaplets">
      <${DarkLady} props=${props} />
      <${Fog} props=${props} />
      <${Clues} props=${props} />
      <${Keys} props=${props} />
    </div>
  </div>`;
}

// ---------------------------------------------------------------- the Lady's deck

/** @param {{props: BoardProps}} given */
function StealthDeck({ props }) {
  const { view, say, beat } = props;
  const name = topName(view);
  const label = say("board-deck", { landmark: say(`landmark-${name}`), cards: view.length - view.top });
  const turned = props.events.some(({ event }) => event === "landmark-seen");
  return html`<${Named} part=${touchable(props, "deck:stealth", label, "stealth")}>
    <i class="under under-2"></i><i class="under under-1"></i>
    <div key=${turned ? `top-${beat}` : "top"} class=${classes("top", turned && "turned")}>
      <${Card} kind="stealth-card"><${TopFace} name=${name} said=${headline(say(`landmark-${name}`))} /><//>
    </div>
    <${KnownFog} props=${props} />
    ${foreseen(props, "game") === "lost" && html`<b class="omen">${say("board-omen-lost")}</b>`}
  <//>`;
}

/** What is on top: a landmark's name, "fog" or "unseen"; when time is up, there is no card left. @param {any} view */
function topName(view) {
  const [landmark, , , fog] = view.slots[view.top] ?? NO_CARD;
  if (fog) return "fog";
  return landmark < 0 ? "unseen" : PARTS.landmarks[landmark];
}

/** @param {string} text */
export function headline(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {{name: string, said: string}} props */
export function TopFace({ name, said }) {
  const size = said.length > 11 ? 11 : 14;
  return html`<g class=${`top-face top-${name}`}>
    <path class="engraved" d=${rays()} />
    ${name === "fog" ? html`<${Wisps} />` : html`<circle class="top-boss" cx="45" cy="54" r="34" />`}
    ${name === "unseen" ? html`<text class="top-query" x="45" y="70">?</text>` : html`<${Icon} path=${LANDMARK[name] ?? FOG} x=${45} y=${54} size=${52} />`}
    <text class="top-name" x="45" y="112" font-size=${size}>${said}</text>
  </g>`;
}

/** Fine lines from the middle of a card outwards, as engravers fill a ground. */
function rays() {
  return upTo(48)
    .map((ray) => {
      const [dx, dy] = [Math.cos((ray * Math.PI) / 24), Math.sin((ray * Math.PI) / 24)];
      const far = Math.min(38 / Math.abs(dx || 0.001), (dy < 0 ? 47 : 44) / Math.abs(dy || 0.001));
      return `M${(45 + dx * 36).toFixed(1)} ${(54 + dy * 36).toFixed(1)}L${(45 + dx * far).toFixed(1)} ${(54 + dy * far).toFixed(1)}`;
    })
    .join("");
}

/** Drifting fog. */
export function Wisps() {
  return html`<g class="wisps">
    ${upTo(5).map((row) => html`<path key=${row} class="wisp" d=${`M${8 + (row % 2) * 6} ${24 + row * 15} q9 -7 18 0 t18 0 t18 0 t14 -2`} />`)}
  </g>`;
}

/** The fog card on top, if it has been read before. @param {{props: BoardProps}} given */
function KnownFog({ props: { view, say } }) {
  const card = (view.slots[view.top] ?? NO_CARD)[4];
  if (card < 0) return null;
  return html`<span class="known-fog">${say(`fog-${PARTS.fog[card]}`)}</span>`;
}

// ---------------------------------------------------------------- the countdown

/** A candle with a ring for every lap; it burns down card by card. @param {{props: BoardProps}} given */
function Candle({ props: { view, say, beat, events } }) {
  const laps = lapsOf(view);
  const left = view.outcome?.reason === "time-up" ? 0 : view.countdown * view.length + view.length - view.top;
  const share = Math.max(0, Math.min(1, left / (laps * view.length)));
  const tall = Math.round(12 + share * 108);
  const top = 138 - tall;
  const label = say("board-candle", { number: view.countdown, cards: view.length - view.top, lap: laps - view.countdown, laps });
  const flared = events.some(({ event }) => event === "countdown-turned");
  return html`<div class="candle" role="img" aria-label=${label} title=${label}>
    <svg viewBox="0 0 70 176" aria-hidden="true" key=${flared ? beat : 0} class=${flared ? "flared" : ""}>
      <circle class="candle-glow" cx="35" cy=${top - 14} r="24" />
      <path class="candle-body" d=${`M23 138 V${top + 3} Q29 ${top - 3} 35 ${top + 1} T47 ${top + 2} V138 Z`} />
      <path class="candle-drip" d=${`M23 ${top + 5} q-3 6 0 ${Math.min(14, tall - 6)} M47 ${top + 4} q3 8 0 ${Math.min(20, tall - 6)}`} />
      ${upTo(laps - 1).map((lap) => html`<path class="candle-ring" d=${`M23 ${ring(lap + 1, laps)} H47`} />`)}
      <path class="candle-wick" d=${`M35 ${top + 1} V${top - 6}`} />
      ${share > 0 && html`<path class="candle-flame" d=${`M35 ${top - 26} Q44 ${top - 12} 35 ${top - 5} Q26 ${top - 12} 35 ${top - 26} Z`} />`}
      <path class="candle-holder" d="M10 138 H60 Q56 152 42 152 H28 Q14 152 10 138 Z M58 142 q14 -4 9 8 q-5 6 -16 1" />
      <text class="candle-number" x="35" y="172">${view.countdown}</text>
    </svg>
  </div>`;
}

/** How many times she goes round at most. @param {any} view */
export function lapsOf(view) {
  return view.mode === "easy" ? 4 : 3;
}

/**
 * @param {number} lap
 * @param {number} laps
 */
function ring(lap, laps) {
  return 138 - 12 - Math.round((108 * lap) / laps);
}

// ---------------------------------------------------------------- who she is

/** Her card: the back with her suit, and when all is over the face. @param {{props: BoardProps}} given */
function DarkLady({ props }) {
  const { view, say } = props;
  const suit = PARTS.suits[view.suit];
  const lady = view.opened && PARTS.ladies[view.opened.lady];
  const said = say(`suit-${suit}`);
  const label = lady
    ? say("board-lady-open", { lady: say(`lady-${lady.id}`), traits: lady.traits.map((/** @type {string} */ trait) => say(`trait-${trait}`)).join(", ") })
    : say("board-lady", { suit: said });
  return html`<div class=${classes("dark-lady", lady && "unveiled")} role="img" aria-label=${label} title=${label}>
    ${lady ? html`<${Card} kind="lady-card"><${LadyFace} lady=${lady} name=${say(`lady-${lady.id}`)} /><//>` : html`<${Card} kind="lady-card veiled"><${Veiled} suit=${suit} /><//>`}
    <span class="caption">${lady ? say(`lady-${lady.id}`) : say("board-lady-short", { suit: said })}</span>
  </div>`;
}

/** A silhouette in a veil, before her suit. @param {{suit: string}} props */
function Veiled({ suit }) {
  return html`<g>
    <rect class="lady-ground" x="8" y="8" width="74" height="110" rx="4" />
    <path class="lady-veil" d="M12 118 C14 92 26 84 34 78 C24 66 22 40 32 26 C38 16 52 16 58 26 C68 40 66 66 56 78 C64 84 76 92 78 118 Z" />
    <path class="lady-face" d="M38 40 C38 30 52 30 52 40 C52 54 49 60 45 61 C41 60 38 54 38 40 Z" />
    <path class="lady-lace" d="M24 92 q5 6 10 0 t10 0 t10 0 t10 0 M20 102 q5 6 10 0 t10 0 t10 0 t10 0 t10 0" />
    <circle class="lady-seal" cx="45" cy="100" r="19" />
    <${Icon} path=${SUIT[suit]} x=${45} y=${100} size=${27} kind="lady-suit" />
  </g>`;
}

/** @param {{lady: import("./data.js").Lady, name: string}} props */
function LadyFace({ lady }) {
  return html`<g>
    <circle class="lady-halo" cx="45" cy="46" r="33" />
    <path class="lady-hair" d="M20 84 C16 50 22 16 45 16 C68 16 74 50 70 84 Q60 74 45 74 Q30 74 20 84 Z" />
    <path class="lady-skin" d="M33 42 C33 24 57 24 57 42 C57 58 51 66 45 67 C39 66 33 58 33 42 Z M40 64 h10 v10 h-10 Z" />
    <path class="lady-ruff" d="M22 80 q4 -9 8 0 q4 -9 8 0 q4 -9 8 0 q4 -9 8 0 q4 -9 8 0 q4 -9 6 2 q-22 12 -46 0 Z" />
    ${lady.traits.map((trait, spot) => html`<${Icon} path=${TRAIT[trait]} x=${21 + spot * 24} y=${104} size=${20} />`)}
  </g>`;
}

// ---------------------------------------------------------------- the small decks

/** @param {{props: BoardProps}} given */
function Fog({ props }) {
  const { view, say } = props;
  const left = view.fog_deck.length;
  const after = foreseen(props, "fog");
  const known = view.fog_deck.flatMap((/** @type {number} */ card) => (card < 0 ? [] : [say(`fog-${PARTS.fog[card]}`)]));
  const label = say("board-fog", { left, known: known.join(", ") || "none" });
  return html`<div class=${classes("heaplet fog-deck", left === 0 && "spent")} role="img" aria-label=${label} title=${label}>
    <${CardBack} kind="fog-back" sign=${html`<${Icon} path=${FOG} size=${34} />`} />
    <b class="heap-count">${left}</b>
    ${after !== "" && html`<b class="heap-after">${after}</b>`}
    <span class="caption">${say("board-fog-short")}</span>
  </div>`;
}

/** @param {{props: BoardProps}} given */
function Clues({ props }) {
  const { view, say } = props;
  const label = say("board-clues-left", { left: view.clues_left });
  return html`<${Named} part=${touchable(props, "deck:clues", label, classes("heaplet clue-deck", view.clues_left === 0 && "spent"))} title=${label}>
    <${CardBack} kind="clue-back" sign=${html`<${Icon} path=${TRAIT.literary} size=${30} />`} />
    <b class="heap-count">${view.clues_left}</b>
    <span class="caption">${say("board-clues-short")}</span>
  <//>`;
}

/** @param {{props: BoardProps}} given */
function Keys({ props }) {
  const { view, say } = props;
  const count = view.visited.length;
  const state = view.keys_taken ? "taken" : count === PLACES ? "open" : "closed";
  const label = say("board-keys", { state, visited: count });
  const after = foreseen(props, "visited").split("/")[0];
  const grows = after !== "" && after !== String(count);
  return html`<${Named} part=${touchable(props, "keys", label, classes("heaplet key-cards", `keys-${state}`))} title=${label}>
    <${CardBack} kind="key-back" sign=${html`<${Icon} path=${KEYRING} size=${32} />`} />
    <b class="heap-count">${count}/${PLACES}</b>
    ${grows && html`<b class="heap-after">${after}</b>`}
    <span class="caption">${say("board-keys-short", { state })}</span>
  <//>`;
}
