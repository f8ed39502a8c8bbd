/** The rules of a game in the language in use, with a table of contents; and the paragraph of a moment. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { useTitle } from "./chrome.js";
import { useExamples } from "./examples.js";
import { anchorOf, markdown } from "./markdown.js";
import { complain, read } from "./net.js";
import { place } from "./router.js";
import { language, t } from "./words.js";

/** @typedef {{text: string, tongue: string}} Rules  the text, and the language it is really in */

/** @type {Map<string, Promise<Rules>>} */
const known = new Map();
const NONE = { text: "", tongue: "" };

const PATIENCE = 1000; // milliseconds

/**
 * Wait for the typefaces that a text needs, though not for ever: set in another one until they come it would be longer
 * or shorter, and everything would move. @param {Rules} rules @returns {Promise<Rules>}
 */
async function printed(rules) {
  const faces = [...document.fonts].map(({ style, weight, family }) =>
    document.fonts.load([style, weight, "1em", family].join(" "), rules.text),
  );
  await Promise.race([Promise.allSettled(faces), new Promise((done) => setTimeout(done, PATIENCE))]);
  return rules;
}

/** @param {string} game @param {string} tongue */
function source(game, tongue) {
  const name = `${game}.${tongue}`;
  const coming = known.get(name) ?? read(`/rules/${name}`).then(printed);
  known.set(name, coming);
  coming.catch(() => known.delete(name));
  return coming;
}

/** A game's rules; empty until they have come. @param {string} game @returns {Rules} */
export function useRules(game) {
  const [rules, setRules] = useState(/** @type {Rules} */ (NONE));
  const tongue = language.value;
  useEffect(() => {
    let wanted = true;
    source(game, tongue).then((found) => wanted && setRules(found), complain);
    return () => {
      wanted = false;
    };
  }, [game, tongue]);
  return rules;
}

/** @param {{game: string}} props */
export function Page({ game }) {
  useTitle(`${t("rules")}: ${t(`game-${game}`)}`);
  const { text: rules, tongue } = useRules(game);
  const example = useExamples(game);
  const ready = rules && example;
  const { hash } = place.value;
  useEffect(() => {
    if (hash && ready) document.getElementById(hash)?.scrollIntoView();
  }, [ready, hash]);
  if (!ready) return html`<div class="rules-page coming" data-game=${game}></div>`;
  return html`<div class="rules-page" data-game=${game}>
    <nav class="contents" aria-label=${t("contents")}>
      <p class="contents-links">
        <a class="button main" href=${`/play/${game}`}>${t("new-game")}</a>
        <a class="button" href=${`/learn/${game}`}>${t("learn")}</a>
      </p>
      <ul>
        ${chapters(rules).map(({ number, title }) => html`<li><a href=${`#${anchorOf(number)}`}>${title}</a></li>`)}
      </ul>
    </nav>
    <article class="rules paper" lang=${tongue}>${markdown(rules, example)}</article>
  </div>`;
}

/** @param {string} rules */
function chapters(rules) {
  return [...rules.matchAll(/^## (§\s?(\d+) .*)$/gm)].map((found) => ({ number: found[2], title: found[1] }));
}

/**
 * The part of the rules that a paragraph names: a whole chapter (4) or one of its paragraphs (4.2).
 * @param {string} rules @param {string} paragraph
 */
export function passage(rules, paragraph) {
  const lines = rules.split("\n");
  const whole = !paragraph.includes(".");
  const openings = whole ? [`## §${paragraph} `] : [`**§${paragraph} `, `**§${paragraph}**`];
  const from = lines.findIndex((line) => openings.some((opening) => line.startsWith(opening)));
  if (from < 0) return "";
  const rest = lines.slice(from + 1);
  const until = rest.findIndex((line) => line.startsWith("## ") || (!whole && line.startsWith("**§")));
  return [lines[from], ...(until < 0 ? rest : rest.slice(0, until))].join("\n");
}

/** What a passage cites is on the page of rules: it opens beside the table. @param {MouseEvent} event @param {string} game */
function followCite(event, game) {
  const cite = event.target instanceof Element ? event.target.closest("a.cite") : null;
  if (!cite) return;
  event.preventDefault();
  open(`/rules/${game}${cite.getAttribute("href")}`, "_blank", "noopener");
}

/** A passage of the rules, to stand beside the table. @param {{game: string, paragraph: string}} props */
export function Passage({ game, paragraph }) {
  const { text: rules, tongue } = useRules(game);
  const found = rules && paragraph ? passage(rules, paragraph) : "";
  return html`<div class="rules passage" lang=${tongue} onClick=${(/** @type {MouseEvent} */ event) => followCite(event, game)}>${markdown(found)}</div>`;
}
