/** What can be done beside the game itself: draw, resign, leave, come back, links. */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { Dialog } from "../dialog.js";
import { complain, post } from "../net.js";
import { go } from "../router.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";
import { Dealing } from "./dealing.js";
import { copy } from "./result.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {{name: string, sign: string, act: () => void, grave?: boolean}} Entry */

/** @param {{shown: Shown, sitting: Sitting}} props */
export function Menu({ shown, sitting }) {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState("");
  const [dealing, setDealing] = useState(false);
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const away = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, []);
  const close = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return html`<div class="menu" ref=${box} onKeyDown=${close}>
    <button class="quiet icon" aria-expanded=${open} aria-label=${t("menu")} title=${t("menu")} data-do="menu"
      onClick=${() => setOpen(!open)}><${Sign} name="menu" /></button>
    ${open && html`<ul>
      ${[...entries(shown, sitting, setSure), ...proof(sitting, () => setDealing(true))].map((entry) => html`<li key=${entry.name}>
        <button class=${entry.grave ? "grave" : ""} data-do=${entry.name} onClick=${() => { setOpen(false); entry.act(); }}>
          <${Sign} name=${entry.sign} /> ${t(entry.name)}</button>
      </li>`)}
    </ul>`}
    ${sure && html`<${Sure} what=${sure} sitting=${sitting} onDone=${() => setSure("")} />`}
    ${dealing && html`<${Dealing} sitting=${sitting} over=${shown.status === "over"} onClose=${() => setDealing(false)} />`}
  </div>`;
}

/** @param {Shown} shown @param {Sitting} sitting @param {(what: string) => void} ask @returns {Entry[]} */
function entries(shown, sitting, ask) {
  const wish = (/** @type {string} */ what) => () => sitting.line.ask(what).catch(complain);
  const playing = sitting.seat >= 0 && shown.status === "running";
  const away = sitting.seat >= 0 && Boolean(shown.seats[sitting.seat]?.away);
  const draws = playing && sitting.welcome.value?.draws === true && shown.draw_offer < 0;
  /** @type {(Entry | false)[]} */
  const all = [
    draws && { name: "offer-draw", sign: "hand", act: wish("offer-draw") },
    playing && { name: "resign", sign: "flag", act: () => ask("resign"), grave: true },
    sitting.seat >= 0 && shown.status !== "over" && !away && { name: "leave", sign: "door", act: () => ask("leave") },
    away && { name: "come-back", sign: "again", act: wish("come-back") },
    sitting.seat >= 0 && { name: "watch-link", sign: "eye", act: () => shareWatch(sitting) },
    { name: settings.value.sound ? "sound-off" : "sound-on", sign: "play", act: () => change({ sound: !settings.value.sound }) },
    { name: "settings", sign: "gear", act: () => go("/settings") },
    { name: "go-home", sign: "back", act: () => go("/") },
  ];
  return all.filter((entry) => entry !== false);
}

/** The cards of a lesson are the same for everybody: nothing is to be proved of them. @param {Sitting} sitting @param {() => void} act @returns {Entry[]} */
const proof = (sitting, act) => (sitting.welcome.value?.lesson ? [] : [{ name: "fair-dealing", sign: "check", act }]);

/** @param {Sitting} sitting */
async function shareWatch(sitting) {
  try {
    const { watch } = await post(`/api/matches/${sitting.id}/watch-link`);
    await copy(`${location.origin}/match/${sitting.id}?watch=${watch}`);
  } catch (problem) {
    await complain(problem);
  }
}

/** Grave things are asked twice. @param {{what: string, sitting: Sitting, onDone: () => void}} props */
function Sure({ what, sitting, onDone }) {
  const act = () => {
    sitting.line.ask(what).catch(complain);
    onDone();
  };
  return html`<${Dialog} title=${t(what)} onClose=${onDone}>
    <p>${t(what === "resign" ? "resign-sure" : "leave-sure")}</p>
    <p class="buttons">
      <button class="button grave" onClick=${act} data-do="sure">${t(what)}</button>
      <button class="button" onClick=${onDone}>${t("cancel")}</button>
    </p>
  <//>`;
}
