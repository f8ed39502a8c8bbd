/** The way in: four games like theatre bills, my games, open tables. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Bill } from "./art/bills.js";
import { Sign } from "./art/signs.js";
import { useTitle } from "./chrome.js";
import { complain, get } from "./net.js";
import { OpenDialog } from "./open.js";
import { go } from "./router.js";
import { cardOf, isSolo, join, playerCounts, playNow, usualLevel } from "./seating.js";
import { games, me } from "./store.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").GameCard} GameCard */
/** @typedef {import("./types.js").MatchCard} MatchCard */

const FEW = 4; // of my games are shown at first, so that the bills stay in sight

/** @param {{game?: string}} props  a game: its dialog for a new match is open */
export function Page({ game }) {
  useTitle(game ? t(`game-${game}`) : "");
  const [mine, setMine] = useState(/** @type {MatchCard[]} */ ([]));
  const [open, setOpen] = useState(/** @type {MatchCard[]} */ ([]));
  const met = me.value !== undefined;
  useEffect(() => {
    if (me.value) get("/api/me/matches").then(setMine, complain);
    if (met) get("/api/matches").then(setOpen, complain);
  }, [met]);
  const dialog = game && cardOf(game);
  return html`<div class="home">
    <h1 class="motto">${t("motto")}</h1>
    <${MyGames} matches=${mine} />
    <section class="bills" aria-label=${t("games")}>
      ${games.value.map((card) => html`<${GameBill} key=${card.name} card=${card} />`)}
    </section>
    <${OpenTables} matches=${open} />
    ${dialog && html`<${OpenDialog} game=${dialog} onClose=${() => go("/", true)} />`}
  </div>`;
}

// ---------------------------------------------------------------- the bills

/** @param {{card: GameCard}} props */
function GameBill({ card }) {
  const [level, setLevel] = useState("");
  const [busy, setBusy] = useState(false);
  const against = level || usualLevel(card);
  const begin = async () => {
    setBusy(true);
    await playNow(card, against).catch(complain);
    setBusy(false);
  };
  return html`<article class="bill" data-game=${card.name}>
    <a class="bill-art" href=${`/rules/${card.name}`} tabindex="-1" aria-hidden="true"><${Bill} game=${card.name} /></a>
    <div class="bill-text">
      <h2>${t(`game-${card.name}`)}</h2>
      <p class="facts">${t("players", playerCounts(card))} · ${t(`game-${card.name}.minutes`)}</p>
      <p>${t(`game-${card.name}.about`)}</p>
      <div class="bill-play">
        <button class="button main" disabled=${busy} onClick=${begin} data-play=${card.name}>
          <${Sign} name="play" /> ${t("play-now")}
        </button>
        ${!isSolo(card) && html`<${LevelChoice} card=${card} value=${against} onChange=${setLevel} />`}
      </div>
      <p class="bill-more">
        <a href=${`/play/${card.name}`}>${t(isSolo(card) ? "choose-options" : "with-friends")}</a>
        <a href=${`/learn/${card.name}`}>${t("learn")}</a>
        <a href=${`/rules/${card.name}`}>${t("rules")}</a>
      </p>
    </div>
  </article>`;
}

/** @param {{card: GameCard, value: string, onChange: (level: string) => void}} props */
function LevelChoice({ card, value, onChange }) {
  return html`<select
    aria-label=${t("against")}
    value=${value}
    onChange=${(/** @type {any} */ event) => onChange(event.target.value)}
  >
    ${card.bots.map((level) => html`<option value=${level}>${t("bot", { level })}</option>`)}
  </select>`;
}

// ---------------------------------------------------------------- tables

/** @param {{matches: MatchCard[]}} props */
function MyGames({ matches }) {
  const [all, setAll] = useState(false);
  const running = matches.filter((match) => match.status !== "over").sort(byUrgency);
  const over = matches.filter((match) => match.status === "over").slice(-3).reverse();
  const mine = [...running, ...over];
  if (!mine.length) return null;
  return html`<section class="tables" aria-labelledby="my-games">
    <h2 id="my-games">${t("my-games")}</h2>
    <ul>
      ${(all ? mine : mine.slice(0, FEW)).map((match) => html`<${MyTable} key=${match.id} match=${match} />`)}
    </ul>
    ${!all && mine.length > FEW && html`<button class="quiet" data-do="all-games" onClick=${() => setAll(true)}>
      ${t("all-my-games", { count: mine.length })}</button>`}
  </section>`;
}

/** Mine to move first, then the newest. @param {MatchCard} one @param {MatchCard} other */
function byUrgency(one, other) {
  const waits = (/** @type {MatchCard} */ match) => (match.mover === match.seat ? 1 : 0);
  return waits(other) - waits(one) || other.opened - one.opened;
}

/** @param {MatchCard} match */
function standing(match) {
  if (match.status === "waiting") return t("waiting");
  if (match.status === "over") return t("over");
  return t(match.mover === match.seat ? "your-turn" : "their-turn");
}

/** @param {MatchCard} match */
function company(match) {
  const others = match.seats.filter((_, seat) => seat !== match.seat);
  return others.map((sitting) => sitting.name || (sitting.kind === "bot" ? t("bot", { level: sitting.level }) : t("empty-seat")));
}

/** @param {{match: MatchCard}} props */
function MyTable({ match }) {
  const over = match.status === "over";
  const mine = match.status === "running" && match.mover === match.seat;
  return html`<li class=${mine ? "ticket urgent" : "ticket"} data-game=${match.game}>
    <a href=${over ? `/replay/${match.id}` : `/match/${match.id}`}>
      <strong>${t(`game-${match.game}`)}</strong>
      <span>${company(match).join(", ")}</span>
      <em>${mine && html`<${Sign} name="play" size=${14} />`} ${standing(match)}</em>
    </a>
  </li>`;
}

/** @param {{matches: MatchCard[]}} props */
function OpenTables({ matches }) {
  return html`<section class="tables" aria-labelledby="open-tables">
    <h2 id="open-tables">${t("open-tables")}</h2>
    ${matches.length ? null : html`<p class="soft">${t("no-open-tables")}</p>`}
    <ul>
      ${matches.map((match) => html`<${OpenTable} key=${match.id} match=${match} />`)}
    </ul>
  </section>`;
}

/** @param {{match: MatchCard}} props */
function OpenTable({ match }) {
  const seat = match.seats.findIndex((sitting) => sitting.kind === "open");
  const sit = () => join(match.id, { seat, promise: match.commitment }).catch(complain);
  return html`<li class="ticket" data-game=${match.game}>
    <button onClick=${sit} disabled=${seat < 0}>
      <strong>${t(`game-${match.game}`)}</strong>
      <span>${match.seats.map((sitting) => sitting.name).filter(Boolean).join(", ")}</span>
      <em>${t("sit-down")}</em>
    </button>
  </li>`;
}
