/** Fair dealing: the promise that was noted at the beginning, and at the end the proof. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/signs.js";
import { noted } from "../dealt.js";
import { Dialog } from "../dialog.js";
import { complain, read } from "../net.js";
import { t } from "../words.js";
import { copy, recordAddress } from "./result.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("../verify/verify.js").Check} Check */

/** @param {{sitting: Sitting, over: boolean, onClose: () => void}} props */
export function Dealing({ sitting, over, onClose }) {
  const { commitment = "", lesson = false } = sitting.welcome.value ?? {};
  const { promise = commitment, token = "" } = noted(sitting.id);
  const promised = !lesson;
  return html`<${Dialog} title=${t("fair-dealing")} onClose=${onClose}>
    <div class="dealing">
      ${promised && over && html`<${Proof} sitting=${sitting} />`}
      <p>${t(promised ? "dealing-about" : "dealing-lesson")}</p>
      ${promised && html`<p>${t("dealing-promise")}</p><code class="code" data-promise>${promise}</code>
        ${token && html`<p>${t("dealing-token")}</p><code class="code">${token}</code>`}`}
      ${promised && html`<p class="buttons"><button class="button" onClick=${() => copy(promise)}>
        <${Sign} name="link" /> ${t("copy-promise")}</button></p>`}
    </div>
  <//>`;
}

/** @param {{sitting: Sitting}} props */
function Proof({ sitting }) {
  const [checks, setChecks] = useState(/** @type {Check[] | null} */ (null));
  useEffect(() => {
    prove(sitting).then(setChecks, complain);
  }, [sitting]);
  if (!checks) return html`<p role="status">${t("proving")}</p>`;
  const fair = checks.every((check) => check.holds !== false);
  return html`<p role="status" data-fair=${String(fair)}><strong>${t(fair ? "dealt-fairly" : "not-dealt-fairly")}</strong></p>
    <ul class="proof">${checks.map(({ name, holds }) => html`<li key=${name} data-check=${name} data-holds=${String(holds)}>
      <${Sign} name=${holds === false ? "cross" : holds ? "check" : "help"} size=${18} /> ${t(`proof-${name}-${holds ?? "unknown"}`)}</li>`)}</ul>
    <p class="soft">${t("proof-more")}</p>`;
}

/** The verifier is fetched only when somebody asks. @param {Sitting} sitting */
async function prove(sitting) {
  const [{ verify }, { text }] = await Promise.all([import("../verify/verify.js"), read(recordAddress(sitting))]);
  return verify(text, noted(sitting.id));
}
