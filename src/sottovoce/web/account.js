/** Who I am: a name, an account to come back with, and all that is kept about me. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { useTitle } from "./chrome.js";
import { Dialog } from "./dialog.js";
import { call, complain, post } from "./net.js";
import { beSomebody } from "./seating.js";
import { be, me, tell } from "./store.js";
import { t } from "./words.js";

export function Page() {
  useTitle(t("account"));
  const [recovery, setRecovery] = useState("");
  return html`<section class="sheet">
    <h1>${t("account")}</h1>
    ${recovery && html`<${Recovery} code=${recovery} onDone=${() => setRecovery("")} />`}
    ${me.value && html`<${Name} key=${me.value.id} />`}
    ${me.value?.account
      ? html`<${LoggedIn} />`
      : html`<${MakeAccount} onRecovery=${setRecovery} /><${LogIn} /><${Recover} onRecovery=${setRecovery} />`}
    ${me.value && html`<${MyData} />`}
  </section>`;
}

/**
 * A small form: its fields by name, what it does with them; `fresh`: its passphrase is a new one.
 * @param {{title: string, text?: string, fields: string[], action: string, onSend: (values: Record<string, string>) => Promise<void>,
 *   first?: Record<string, string>, fresh?: boolean, children?: any}} props
 */
function Form({ title, text, fields, action, onSend, first = {}, fresh = false, children }) {
  const [busy, setBusy] = useState(false);
  const send = async (/** @type {any} */ event) => {
    event.preventDefault();
    setBusy(true);
    const values = Object.fromEntries(new FormData(event.target));
    await onSend(/** @type {Record<string, string>} */ (values)).catch(complain);
    setBusy(false);
  };
  return html`<form class="card" onSubmit=${send}>
    <h2>${title}</h2>
    ${text && html`<p>${text}</p>`}
    ${fields.map((name) => html`<label class="field"><span>${t(`field-${name}`)}</span>
      <input type=${name === "passphrase" ? "password" : "text"} name=${name} required autocomplete=${fresh && name === "passphrase" ? "new-password" : AUTOFILL[name]}
        defaultValue=${first[name] ?? ""} maxlength="200" /></label>`)}
    ${children}
    <p class="buttons"><button class="button main" disabled=${busy}>${action}</button></p>
  </form>`;
}

/** @type {Record<string, string>} */
const AUTOFILL = { name: "nickname", account: "username", passphrase: "current-password", recovery: "off" };

function Name() {
  const rename = async (/** @type {Record<string, string>} */ { name }) => {
    be(await call("PUT", "/api/me", { name }));
    tell(t("renamed", { name }));
  };
  return html`<${Form} title=${t("your-name")} fields=${["name"]} action=${t("save")} onSend=${rename}
    first=${{ name: me.value?.name ?? "" }} />`;
}

/** @param {{onRecovery: (code: string) => void}} props */
function MakeAccount({ onRecovery }) {
  const make = async (/** @type {Record<string, string>} */ { account, passphrase }) => {
    await beSomebody();
    const { recovery } = await post("/api/me/account", { account, passphrase });
    be(await call("GET", "/api/me"));
    onRecovery(recovery);
  };
  return html`<${Form} title=${t("make-account")} text=${t("make-account-text")} fields=${["account", "passphrase"]}
    action=${t("make-account")} onSend=${make} fresh=${true} />`;
}

/** A guest may take his games along. @param {Record<string, string>} values */
const withGames = ({ carry, ...values }) => ({ ...values, carry: carry === "on" });

function Carry() {
  if (!me.value) return null;
  return html`<label class="check"><input type="checkbox" name="carry" defaultChecked />${t("carry")}</label>`;
}

function LogIn() {
  const enter = async (/** @type {Record<string, string>} */ values) => {
    await post("/api/login", withGames(values));
    be(await call("GET", "/api/me"));
  };
  return html`<${Form} title=${t("log-in")} fields=${["account", "passphrase"]} action=${t("log-in")} onSend=${enter}><${Carry} /><//>`;
}

/** @param {{onRecovery: (code: string) => void}} props */
function Recover({ onRecovery }) {
  const recover = async (/** @type {Record<string, string>} */ values) => {
    const { recovery } = await post("/api/recover", withGames(values));
    be(await call("GET", "/api/me"));
    onRecovery(recovery);
  };
  return html`<details class="card"><summary>${t("recover")}</summary>
    <${Form} title=${t("recover")} text=${t("recover-text")} fields=${["account", "recovery", "passphrase"]}
      action=${t("recover")} onSend=${recover} fresh=${true}><${Carry} /><//></details>`;
}

/** @param {{code: string, onDone: () => void}} props */
function Recovery({ code, onDone }) {
  return html`<${Dialog} title=${t("recovery-code")} onClose=${onDone}>
    <p>${t("recovery-text")}</p>
    <code class="code">${code}</code>
    <p class="buttons"><button class="button main" onClick=${onDone}>${t("written-down")}</button></p>
  <//>`;
}

function LoggedIn() {
  return html`<div class="card">
    <h2>${t("logged-in", { account: me.value?.account ?? "" })}</h2>
    <p class="buttons"><button class="button" onClick=${leave}>${t("log-out")}</button></p>
  </div>`;
}

async function leave() {
  await post("/api/logout").catch(complain);
  be(null);
}

function MyData() {
  const [sure, setSure] = useState(false);
  const erase = async () => {
    await call("DELETE", "/api/me").catch(complain);
    be(null);
    setSure(false);
    tell(t("erased"));
  };
  return html`<div class="card">
    <h2>${t("my-data")}</h2>
    <p>${t("my-data-text")}</p>
    <p class="buttons">
      <a class="button" href="/api/me/export" download="sottovoce.json">${t("export")}</a>
      <button class="button grave" onClick=${() => setSure(true)}>${t("erase")}</button>
    </p>
    ${sure && html`<${Dialog} title=${t("erase")} onClose=${() => setSure(false)}>
      <p>${t("erase-text")}</p>
      <p class="buttons">
        <button class="button grave" onClick=${erase}>${t("erase-sure")}</button>
        <button class="button" onClick=${() => setSure(false)}>${t("cancel")}</button>
      </p>
    <//>`}
  </div>`;
}
