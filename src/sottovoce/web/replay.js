/** A match looked at again: slider, keys, the eyes of each seat. */

import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Sign } from "./art/signs.js";
import { useTitle } from "./chrome.js";
import { complain, get } from "./net.js";
import { place } from "./router.js";
import { motion, narrow } from "./store.js";
import { BoardPlace, useBoard } from "./table/board.js";
import { Frame } from "./table/frame.js";
import { useKeys } from "./table/keys.js";
import { lastTold, Log } from "./table/log.js";
import { Panel } from "./table/panel.js";
import { copy, Result } from "./table/result.js";
import { Seats, seatName } from "./table/seats.js";
import { Sitting } from "./table/sitting.js";
import { has, need, say, speak, t } from "./words.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Words} Words */
/** @typedef {{step: number, last: number, seat: number, view: View, reason: Words | null}} Moment */

const PACE = 1300;

/** @param {{id: string}} props */
export function Page({ id }) {
  const watch = place.value.query.get("watch") ?? "";
  const sitting = useMemo(() => new Sitting(id, watch), [id, watch]);
  useEffect(() => () => sitting.leave(), [sitting]);
  const welcome = sitting.welcome.value;
  const board = useBoard(welcome?.game);
  useTitle(t("replay"));
  if (!welcome || !board || !has(board.area)) return html`<section class="sheet"><p role="status">${t("arriving")}</p></section>`;
  if (!sitting.shown.value?.view) return html`<section class="sheet"><p>${t("nothing-to-replay")}</p></section>`;
  return html`<${Replay} sitting=${sitting} board=${board} />`;
}

/** @param {{sitting: Sitting, board: import("./table/board.js").BoardModule}} props */
function Replay({ sitting, board }) {
  const shown = /** @type {Shown} */ (sitting.shown.value);
  const steps = sitting.steps.value;
  const last = steps.length - 1;
  const game = sitting.welcome.value?.game ?? "";
  const [step, setStep] = useState(Number(place.value.query.get("step") ?? 0));
  const [seat, setSeat] = useState(sitting.seat);
  const [playing, setPlaying] = useState(false);
  const [raised, setRaised] = useState(false);
  const moment = useMoment(sitting, step, seat, shown.status);
  const reason = moment?.step === step ? moment.reason : null;
  const to = (/** @type {number} */ next) => setStep(Math.max(0, Math.min(last, next)));
  usePlaying(playing, step, last, to, () => setPlaying(false));
  useKeys({
    arrow: (way) => to(step + way),
    home: () => to(0),
    end: () => to(last),
    space: () => setPlaying(!playing),
    escape: () => setRaised(false),
  });
  const controls = html`<${Controls} area=${board.area} sitting=${sitting} shown=${shown} step=${step} last=${last} playing=${playing}
    seat=${seat} onStep=${to} onPlay=${() => setPlaying(!playing)} onSeat=${setSeat} said=${steps[reason ? step : lastTold(steps, step)]} reason=${reason} />`;
  const log = html`<${Log} area=${board.area} steps=${steps} known=${steps.length} current=${step} onJump=${to} />`;
  const result = html`<${Result} area=${board.area} shown=${shown} sitting=${sitting} />`;
  const tabs = [{ name: "log", content: log }, ...(shown.status === "over" ? [{ name: "result", content: result }] : [])];
  return html`<${Frame}
    game=${game}
    title=${t("replay-of", { game: t(`game-${game}`) })}
    seats=${html`<${Seats} area=${board.area} shown=${{ ...shown, times: null }} seat=${seat} ahead=${0} mover=${moment?.view.mover ?? -1} />`}
    tools=${narrow.value && html`<button class="quiet icon" aria-label=${t("panel")} onClick=${() => setRaised(!raised)}><${Sign} name="log" /></button>`}
    board=${moment && html`<${BoardPlace} Board=${board.Board} given=${given(board.area, shown, moment, steps[moment.step])} />`}
    below=${controls}
    panel=${html`<${ReplayPanel} tabs=${tabs} raised=${raised} onClose=${() => setRaised(false)} />`}
  />`;
}

/** @param {{tabs: any[], raised: boolean, onClose: () => void}} props */
function ReplayPanel({ tabs, raised, onClose }) {
  const [open, setOpen] = useState("log");
  return html`<${Panel} tabs=${tabs} open=${open} sheet=${narrow.value} raised=${raised} onOpen=${setOpen} onClose=${onClose} />`;
}

/** The moment after a step, as a seat saw it; the last one stays until the next has come. @param {Sitting} sitting @param {number} step @param {number} seat @param {string} status */
function useMoment(sitting, step, seat, status) {
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  const known = useRef(/** @type {Map<string, Promise<any>>} */ (new Map()));
  useEffect(() => {
    let wanted = true;
    const address = sitting.momentAddress(step, seat);
    const name = `${status} ${address}`; // at the end more is told
    const coming = known.current.get(name) ?? get(address);
    known.current.set(name, coming);
    coming.then((found) => wanted && setMoment(found), complain);
    return () => {
      wanted = false;
    };
  }, [sitting, step, seat, status]);
  return moment;
}

/** @param {boolean} playing @param {number} step @param {number} last @param {(step: number) => void} to @param {() => void} stop */
function usePlaying(playing, step, last, to, stop) {
  useEffect(() => {
    if (!playing) return undefined;
    if (step >= last) {
      stop();
      return undefined;
    }
    const timer = setTimeout(() => to(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, step]);
}

/** What the board is given: a moment, and nothing to touch. @param {string} area @param {Shown} shown @param {Moment} moment @param {Step} step */
function given(area, shown, moment, step) {
  return {
    view: moment.view,
    seats: shown.seats,
    offers: [],
    picked: null,
    glow: () => "",
    touch: () => {},
    point: () => {},
    preview: [],
    events: (step ?? []).map((happened) => happened.event),
    beat: moment.step,
    say: (/** @type {string} */ message, /** @type {Record<string, any>} */ args) => say(area, message, args),
    speak: (/** @type {import("./types.js").Words} */ words) => speak(area, words),
    narrow: narrow.value,
    motion: motion.value,
    notes: "",
    keepNotes: () => {},
  };
}

/** Why a bot decided so. @param {{words: Words}} props */
function Reason({ words }) {
  useEffect(() => void need("bots").catch(complain), []);
  return html`<span class="reason">${has("bots") && t("bot-says-why", { reason: speak("bots", words) })}</span>`;
}

/**
 * @param {{area: string, sitting: Sitting, shown: Shown, step: number, last: number, playing: boolean, seat: number, said: Step | undefined,
 *   reason: Words | null, onStep: (step: number) => void, onPlay: () => void, onSeat: (seat: number) => void}} props
 */
function Controls({ area, sitting, shown, step, last, playing, seat, said, reason, onStep, onPlay, onSeat }) {
  const line = (said ?? []).map((happened) => (happened.words ? speak(area, happened.words) : "")).filter(Boolean).join(" ");
  const button = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ act) =>
    html`<button class="quiet icon" aria-label=${t(name)} title=${t(name)} onClick=${act}><${Sign} name=${sign} /></button>`;
  return html`<section class="sentence replay-bar" aria-label=${t("replay")}>
    <p class="status" role="status"><strong>${t("step-of", { step, last })}</strong> ${line} ${reason && html`<${Reason} words=${reason} />`}</p>
    <input type="range" class="slider" min="0" max=${last} value=${step} aria-label=${t("moment")}
      onInput=${(/** @type {any} */ event) => onStep(Number(event.target.value))} />
    <div class="replay-tools">
      ${button("first", "to-first", () => onStep(0))} ${button("back", "to-previous", () => onStep(step - 1))}
      ${button(playing ? "pause" : "play", playing ? "pause" : "play", onPlay)}
      ${button("forward", "to-next", () => onStep(step + 1))} ${button("last", "to-last", () => onStep(last))}
      ${shown.status === "over" && html`<select aria-label=${t("eyes")} value=${seat}
        onChange=${(/** @type {any} */ event) => onSeat(Number(event.target.value))}>
        ${shown.seats.map((sitter, n) => html`<option value=${n}>${t("eyes-of", { seat: seatName(area, sitter) })}</option>`)}
        <option value="-1">${t("eyes-of-spectator")}</option>
      </select>`}
      <button class=${narrow.value ? "quiet icon" : "button"} aria-label=${t("copy-moment")} onClick=${() => copy(`${location.origin}/replay/${sitting.id}?${new URLSearchParams({ ...(sitting.watch && { watch: sitting.watch }), step: String(step) })}`)}>
        <${Sign} name="link" /> ${!narrow.value && t("copy-moment")}</button>
    </div>
  </section>`;
}
