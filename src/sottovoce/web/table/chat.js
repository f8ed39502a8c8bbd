/** What people say to each other at the table. */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { complain } from "../net.js";
import { tell } from "../store.js";
import { language, t } from "../words.js";

/** @typedef {import("../types.js").Heard} Heard */

const MOST = 500;

/** @param {{sitting: import("./sitting.js").Sitting}} props */
export function Chat({ sitting }) {
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLUListElement | null} */ (null));
  const talk = sitting.audible.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [talk.length]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    sitting.line.ask("say", { text: text.trim() }).catch(complain);
    setText("");
  };
  return html`<div class="chat">
    <ul ref=${list} tabindex="0" aria-label=${t("chat")}>
      ${talk.length === 0 && html`<li class="soft">${t(sitting.seat < 0 ? "chat-spectators" : "chat-players")}</li>`}
      ${talk.map((heard) => html`<${Said} key=${heard.number} heard=${heard} sitting=${sitting} />`)}
    </ul>
    ${sitting.muted.value.size > 0 && html`<p class="muted soft">${t("muted", { count: sitting.muted.value.size })}
      <button class="quiet" data-do="unmute" onClick=${() => sitting.mute(null)}>${t("unmute")}</button></p>`}
    <form onSubmit=${send}>
      <input type="text" value=${text} maxlength=${MOST} aria-label=${t("say-something")} placeholder=${t("say-something")}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button class="button">${t("say")}</button>
    </form>
  </div>`;
}

/** @param {{heard: Heard, sitting: import("./sitting.js").Sitting}} props */
function Said({ heard, sitting }) {
  const report = () =>
    sitting.line.ask("report", { number: heard.number }).then(() => tell(t("reported")), complain);
  const time = new Date(heard.at).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" });
  return html`<li class=${heard.mine ? "own" : ""}>
    <span class="said-by">${heard.mine ? t("you") : heard.name} · ${time}</span>
    <span class="said">${heard.text}</span>
    ${!heard.mine && html`<span class="said-tools">
      <button class="quiet icon" title=${t("mute", { name: heard.name })} aria-label=${t("mute", { name: heard.name })} data-do="mute"
        onClick=${() => sitting.mute(heard.by)}><${Sign} name="mute" size=${16} /></button>
      <button class="quiet icon" title=${t("report")} aria-label=${t("report")} data-do="report" onClick=${report}>
        <${Sign} name="flag" size=${16} /></button></span>`}
  </li>`;
}
