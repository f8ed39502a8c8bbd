/** A match being played, or watched. */

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Sign } from "./art/signs.js";
import { useTitle } from "./chrome.js";
import { complain } from "./net.js";
import { place } from "./router.js";
import { Passage } from "./rules.js";
import { motion, narrow, tell } from "./store.js";
import { Announcer } from "./table/announce.js";
import { BoardPlace, useBoard } from "./table/board.js";
import { Chat } from "./table/chat.js";
import * as choosing from "./table/choosing.js";
import { Frame } from "./table/frame.js";
import { Guide, isGuided } from "./table/guide.js";
import { useKeys } from "./table/keys.js";
import { Log } from "./table/log.js";
import { Menu } from "./table/menu.js";
import { Notes } from "./table/notes.js";
import { Panel } from "./table/panel.js";
import { Result } from "./table/result.js";
import { Seats, seatName, sitterName } from "./table/seats.js";
import { Sentence } from "./table/sentence.js";
import { Sitting } from "./table/sitting.js";
import { sound } from "./table/sound.js";
import { Waiting } from "./table/waiting.js";
import { has, say, speak, speakPart, t } from "./words.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./table/choosing.js").Word} Word */
/** @typedef {import("./table/board.js").BoardModule} BoardModule */

/** @param {{id: string}} props */
export function Page({ id }) {
  const watch = place.value.query.get("watch") ?? "";
  const sitting = useMemo(() => new Sitting(id, watch), [id, watch]);
  useEffect(() => () => sitting.leave(), [sitting]);
  const welcome = sitting.welcome.value;
  const board = useBoard(welcome?.game);
  useTitle(welcome ? t(`game-${welcome.game}`) : "");
  if (!welcome || !board || !has(board.area)) return html`<${Arriving} sitting=${sitting} />`;
  return html`<${Match} sitting=${sitting} board=${board} />`;
}

/** @param {{sitting: Sitting}} props */
function Arriving({ sitting }) {
  const closed = sitting.line.state.value === "closed";
  return html`<section class="sheet"><p role="status">${t(closed ? "no-such-table" : "arriving")}</p>
    ${closed && html`<p><a class="button" href="/">${t("go-home")}</a></p>`}</section>`;
}

/** @param {{sitting: Sitting, board: BoardModule}} props */
function Match({ sitting, board }) {
  const shown = /** @type {Shown} */ (sitting.shown.value);
  const game = sitting.welcome.value?.game ?? "";
  const { area } = board;
  const [tab, setTab] = useState("log");
  const [raised, setRaised] = useState(false);
  const decision = useDecision(sitting, shown, area);
  const status = statusOf(area, shown, sitting.seat);
  const help = () => {
    setTab("rules");
    setRaised(true);
  };
  const escape = () => {
    if (raised) setRaised(false);
    else if (sitting.moment.value) sitting.lookAt(null);
    else decision.back();
  };
  useTableKeys(decision, help, escape);
  useEffect(() => {
    if (shown.mover === sitting.seat && shown.status === "running") sound("bell");
    else sound("wood");
  }, [sitting.beat.value]);
  return html`
    <${Frame}
      game=${game}
      title=${t(`game-${game}`)}
      seats=${html`<${Seats} area=${area} shown=${shown} seat=${sitting.seat} ahead=${sitting.line.ahead} mover=${shown.mover} />`}
      tools=${html`<${Tools} shown=${shown} sitting=${sitting} onPanel=${() => setRaised(!raised)} />`}
      notice=${html`<${Notices} shown=${shown} sitting=${sitting} />${isGuided(sitting.welcome.value) && html`<${Guide} area=${area} game=${game}
        shown=${shown} offers=${decision.offers} choice=${decision.choice.value} name=${moverName(area, shown)} onUndo=${decision.undo} />`}`}
      board=${html`<${Middle} sitting=${sitting} shown=${shown} board=${board} decision=${decision} />`}
      below=${html`<${Below} area=${area} shown=${shown} sitting=${sitting} status=${status} decision=${decision} onHelp=${help} />`}
      panel=${html`<${SidePanel} sitting=${sitting} shown=${shown} area=${area} game=${game} decision=${decision}
        tab=${tab} onTab=${setTab} raised=${raised} onClose=${() => setRaised(false)} />`}
    />
    <${Announcer} area=${area} steps=${sitting.steps.value} status=${status} />
  `;
}

// ---------------------------------------------------------------- a decision

/** @typedef {ReturnType<typeof useDecision>} Decision */

/** The decision being made: what is picked and pointed at, and how it goes on. @param {Sitting} sitting @param {Shown} shown @param {string} area */
function useDecision(sitting, shown, area) {
  const choice = useSignal(choosing.NOTHING);
  const pointed = useSignal(/** @type {Offer | null} */ (null));
  const sent = useSignal(/** @type {number | null} */ (null));
  const looking = sitting.moment.value !== null;
  const offers = looking || shown.status !== "running" || sent.value === shown.number ? [] : shown.offers;
  const last = useRef(shown.number);
  if (last.current !== shown.number) {
    last.current = shown.number;
    choice.value = choosing.NOTHING;
    pointed.value = null;
  }
  const settle = (/** @type {Offer} */ offer) => {
    sent.value = shown.number;
    pointed.value = null;
    sound("card");
    sitting.decide(offer.notation).catch((problem) => {
      sent.value = null;
      choice.value = choosing.NOTHING;
      return complain(problem);
    });
  };
  return {
    offers,
    choice,
    pointed,
    settle,
    touch: (/** @type {string} */ part) => {
      const next = choosing.touch(offers, choice.value, part);
      if (!next) return tell(whyNot(shown, sitting, area));
      if (next.offer) return settle(next.offer);
      choice.value = next.choice;
      return undefined;
    },
    pick: (/** @type {Word} */ word) => {
      if (word.offers.length === 1) settle(word.offers[0]);
      else choice.value = { part: word.part, then: word.then };
    },
    back: () => (choice.value = choosing.back(choice.value)),
    point: (/** @type {Offer | null} */ offer) => (pointed.value = offer),
    undo: () => shown.undo && sitting.undo().catch(complain),
    glow: (/** @type {string} */ part) => choosing.glow(offers, choice.value, part),
    foresee: (/** @type {string} */ part) => choosing.foreseen(offers, choice.value, part),
  };
}

/** @param {Shown} shown @param {Sitting} sitting @param {string} area */
function whyNot(shown, sitting, area) {
  if (sitting.moment.value) return t("why-not-past");
  if (shown.status === "over") return t("why-not-over");
  if (sitting.seat < 0) return t("why-not-watching");
  if (shown.mover !== sitting.seat) return t("why-not-turn", { name: moverName(area, shown) });
  return t("why-not-now");
}

/** @param {string} area @param {Shown} shown */
function moverName(area, shown) {
  const mover = shown.seats[shown.mover];
  return mover ? `${seatName(area, mover)} (${sitterName(mover)})` : "";
}

/** @param {string} area @param {Shown} shown @param {number} seat */
function statusOf(area, shown, seat) {
  if (shown.status === "waiting") return t("waiting");
  if (shown.status === "over") return t("game-over");
  return shown.mover === seat ? t("your-turn") : t("turn-of", { name: moverName(area, shown) });
}

/** @param {Decision} decision @param {() => void} help @param {() => void} escape */
function useTableKeys(decision, help, escape) {
  const words = choosing.words(decision.offers, decision.choice.value);
  useKeys({
    digit: (number) => words[number - 1] && decision.pick(words[number - 1]),
    arrow: (way) => moveFocus(way),
    enter: () => words.length === 1 && decision.pick(words[0]),
    escape,
    undo: decision.undo,
    help,
  });
}

/** Go along the words of the sentence. @param {1 | -1} way */
function moveFocus(way) {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".words .word")]);
  const here = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = here < 0 ? (way > 0 ? 0 : buttons.length - 1) : (here + way + buttons.length) % buttons.length;
  buttons[next]?.focus();
}

// ---------------------------------------------------------------- the parts of the page

/** @param {{shown: Shown, sitting: Sitting, onPanel: () => void}} props */
function Tools({ shown, sitting, onPanel }) {
  return html`
    ${narrow.value && html`<button class="quiet icon" aria-label=${t("panel")} title=${t("panel")} data-do="panel" onClick=${onPanel}>
      <${Sign} name="log" /></button>`}
    <${Menu} shown=${shown} sitting=${sitting} />
  `;
}

/** @param {{shown: Shown, sitting: Sitting}} props */
function Notices({ shown, sitting }) {
  const { seat, line, moment } = sitting;
  const answer = (/** @type {boolean} */ accept) => line.ask("answer-draw", { accept }).catch(complain);
  const away = seat >= 0 && shown.seats[seat]?.away;
  return html`
    ${seat < 0 && html`<p class="notice"><${Sign} name="eye" /> ${t("you-watch")}</p>`}
    ${moment.value && html`<p class="notice" role="status">${t("looking-back", { step: moment.value.step })}
      <button class="button" onClick=${() => sitting.lookAt(null)}>${t("back-to-now")}</button></p>`}
    ${away && html`<p class="notice">${t("you-are-away")}
      <button class="button main" onClick=${() => line.ask("come-back").catch(complain)}>${t("come-back")}</button></p>`}
    ${shown.draw_offer >= 0 && shown.draw_offer === seat && html`<p class="notice" role="status">${t("draw-offered")}</p>`}
    ${shown.draw_offer >= 0 && seat >= 0 && shown.draw_offer !== seat && html`<p class="notice" role="alert">
      ${t("draw-offer", { name: sitterName(shown.seats[shown.draw_offer]) })}
      <button class="button main" onClick=${() => answer(true)}>${t("accept")}</button>
      <button class="button" onClick=${() => answer(false)}>${t("decline")}</button></p>`}
  `;
}

/** @param {{sitting: Sitting, shown: Shown, board: BoardModule, decision: Decision}} props */
function Middle({ sitting, shown, board, decision }) {
  const { area, Board } = board;
  const moment = sitting.moment.value;
  const view = moment?.view ?? shown.view;
  const point = useCallback((/** @type {string | null} */ part) => {
    decision.point(part === null ? null : decision.foresee(part));
  }, [decision]);
  if (!view) return html`<${Waiting} area=${area} shown=${shown} sitting=${sitting} />`;
  const given = {
    view,
    seats: shown.seats,
    offers: decision.offers,
    picked: decision.choice.value.part,
    glow: decision.glow,
    touch: decision.touch,
    point,
    choose: decision.settle,
    aim: decision.point,
    preview: decision.pointed.value?.preview ?? [],
    events: moment ? [] : sitting.events.value,
    beat: sitting.beat.value,
    say: (/** @type {string} */ message, /** @type {Record<string, any>} */ args) => say(area, message, args),
    speak: (/** @type {import("./types.js").Words} */ words) => speak(area, words),
    narrow: narrow.value,
    motion: motion.value,
    notes: sitting.notes.value,
    keepNotes: (/** @type {string} */ text) => void sitting.keepNotes(text).catch(complain),
  };
  return html`<${BoardPlace} Board=${Board} given=${given} />`;
}

/** @param {{area: string, shown: Shown, sitting: Sitting, status: string, decision: Decision, onHelp: () => void}} props */
function Below({ area, shown, sitting, status, decision, onHelp }) {
  if (shown.status === "over" && !sitting.moment.value) return html`<${Result} area=${area} shown=${shown} sitting=${sitting} />`;
  const point = (/** @type {Word | null} */ word) => decision.point(word?.offers.length === 1 ? word.offers[0] : null);
  return html`<${Sentence}
    area=${area}
    offers=${decision.offers}
    choice=${decision.choice.value}
    pointed=${decision.pointed.value}
    status=${status}
    mine=${shown.status === "running" && shown.mover === sitting.seat}
    undo=${shown.undo && !sitting.moment.value}
    onPick=${decision.pick}
    onBack=${decision.back}
    onPoint=${point}
    onUndo=${decision.undo}
    onHelp=${onHelp}
  />`;
}

/**
 * @param {{sitting: Sitting, shown: Shown, area: string, game: string, decision: Decision, tab: string,
 *   onTab: (name: string) => void, raised: boolean, onClose: () => void}} props
 */
function SidePanel({ sitting, shown, area, game, decision, tab, onTab, raised, onClose }) {
  const heard = useRef(sitting.audible.value.length);
  if (tab === "chat") heard.current = sitting.audible.value.length;
  const tabs = [
    { name: "log", content: html`<${Log} area=${area} steps=${sitting.steps.value} known=${sitting.known.value}
      current=${sitting.moment.value?.step ?? null} onJump=${(/** @type {number} */ step) => sitting.lookAt(step).catch(complain)} />` },
    { name: "rules", content: html`<${RulesNow} game=${game} area=${area} shown=${shown} offers=${decision.offers} />` },
    { name: "chat", content: html`<${Chat} sitting=${sitting} />`, mark: sitting.audible.value.length > heard.current },
    ...(sitting.seat >= 0 ? [{ name: "notes", content: html`<${Notes} sitting=${sitting} />` }] : []),
  ];
  return html`<${Panel} tabs=${tabs} open=${tab} sheet=${narrow.value} raised=${raised} onOpen=${onTab} onClose=${onClose} />`;
}

/** The rules of this moment: those of the choices at hand, and the paragraph that applies. @param {{game: string, area: string, shown: Shown, offers: Offer[]}} props */
function RulesNow({ game, area, shown, offers }) {
  const rules = [...new Set(offers.map((offer) => speakPart(area, offer.words, "rule")).filter(Boolean))];
  return html`<div class="rules-now" tabindex="0">
    ${rules.length > 0 && html`<h3>${t("you-may")}</h3><ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`}
    ${shown.paragraph && html`<${Passage} game=${game} paragraph=${shown.paragraph} />`}
    <p><a class="button" href=${`/rules/${game}${shown.paragraph ? `#p${shown.paragraph}` : ""}`} target="_blank">
      <${Sign} name="rules" /> ${t("all-rules")}</a></p>
  </div>`;
}
