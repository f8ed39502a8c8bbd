/** The page: which part of it an address shows, and its start. */

import { html, render } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Chrome } from "./chrome.js";
import { get, OutOfReach, Refusal } from "./net.js";
import { followAddresses, place } from "./router.js";
import { wear } from "./styles.js";
import { be, dress, firstLanguage, games, hasBeenHere } from "./store.js";
import { has, language, need, switchTo, t } from "./words.js";

/** @typedef {import("preact").ComponentType<any>} Page */

/**
 * Addresses and the modules that show them. A module is fetched when it is first wanted.
 * @type {{form: RegExp, load: () => Promise<{Page: Page}>, styles?: string[]}[]}
 */
const PAGES = [
  { form: /^\/$/, load: () => import("./home.js") },
  { form: /^\/play\/(?<game>\w+)$/, load: () => import("./home.js") },
  { form: /^\/match\/(?<id>[\w-]+)$/, load: () => import("./match.js"), styles: ["table", "panel", "pages"] },
  { form: /^\/invite\/(?<token>[\w-]+)$/, load: () => import("./invite.js"), styles: ["pages"] },
  { form: /^\/replay\/(?<id>[\w-]+)$/, load: () => import("./replay.js"), styles: ["table", "panel", "pages"] },
  { form: /^\/rules\/(?<game>\w+)$/, load: () => import("./rules.js"), styles: ["pages"] },
  { form: /^\/learn\/(?<game>\w+)$/, load: () => import("./learn.js"), styles: ["table", "panel", "pages"] },
  { form: /^\/account$/, load: () => import("./account.js"), styles: ["pages"] },
  { form: /^\/settings$/, load: () => import("./settings.js"), styles: ["pages"] },
];

/** @param {string} path */
function pageOf(path) {
  for (const { form, load, styles = [] } of PAGES) {
    const found = form.exec(path);
    if (found) return { load, styles, given: found.groups ?? {} };
  }
  return { load: () => import("./nowhere.js"), styles: [], given: {} };
}

function App() {
  const { path } = place.value;
  const [shown, setShown] = useState(/** @type {{Page: Page, given: object, path: string} | null} */ (null));
  useEffect(() => {
    let wanted = true;
    const { load, styles, given } = pageOf(path);
    Promise.all([load(), ...styles.map(wear)]).then(([{ Page }]) => wanted && setShown({ Page, given, path }));
    return () => {
      wanted = false;
    };
  }, [path]);
  if (!has("web")) return null;
  return html`<${Chrome} waiting=${!shown}>
    ${shown && html`<${shown.Page} key=${shown.path} ...${shown.given} />`}
  <//>`;
}

/** Learn who I am and what is played here; try again until the server answers. */
async function arrive() {
  try {
    const [played, person] = await Promise.all([get("/api/games"), whoAmI()]);
    games.value = played;
    be(person);
  } catch (problem) {
    if (!(problem instanceof OutOfReach)) throw problem;
    setTimeout(arrive, 3000);
  }
}

async function whoAmI() {
  if (!hasBeenHere()) return null;
  try {
    return await get("/api/me");
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 401) return null;
    throw problem;
  }
}

/** Bring the first words, however long it takes. */
async function speakFirst() {
  try {
    language.value = firstLanguage();
    await need("web");
    await switchTo(language.value);
  } catch {
    await new Promise((done) => setTimeout(done, 2000));
    await speakFirst();
  }
}

async function start() {
  dress();
  followAddresses();
  arrive();
  await speakFirst();
  document.title = t("title");
  document.querySelector("meta[name=description]")?.setAttribute("content", t("motto"));
  const app = document.getElementById("app");
  if (app) render(html`<${App} />`, app);
}

start();
