/** The sentence bar: whose turn it is, and the decision as a sentence whose words are buttons. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Marked } from "../art/marks.js";
import { Sign } from "../art/signs.js";
import { narrow } from "../store.js";
import { knows, say, speak, speakPart, t } from "../words.js";
import * as choosing from "./choosing.js";

/** @typedef {import("../types.js").Offer} Offer */
/** @typedef {import("./choosing.js").Choice} Choice */
/** @typedef {import("./choosing.js").Word} Word */

const SHORT = 46; // characters of a sentence that still makes a button
const FEW = { wide: 4, narrow: 3 }; // choices that may all be written out

const isFew = (/** @type {number} */ count) => count <= FEW[narrow.value ? "narrow" : "wide"];

/**
 * @typedef {object} SentenceProps
 * @property {string} area  the game's words
 * @property {Offer[]} offers
 * @property {Choice} choice
 * @property {Offer | null} pointed  the choice being pointed at
 * @property {string} status
 * @property {boolean} mine
 * @property {boolean} undo
 * @property {(word: Word) => void} onPick
 * @property {() => void} onBack
 * @property {(word: Word | null) => void} onPoint
 * @property {() => void} onUndo
 * @property {() => void} onHelp
 */

/** @param {SentenceProps} props */
export function Sentence(props) {
  const { area, offers, choice, pointed, status, mine, undo, onBack, onUndo, onHelp } = props;
  const words = choosing.words(offers, choice);
  return html`<section class=${mine ? "sentence mine" : "sentence"} aria-label=${t("sentence")}>
    <div class="sentence-head">
      <p class="status"><strong>${status}</strong> <${Begun} area=${area} offers=${offers} choice=${choice} onBack=${onBack} /></p>
      <p class=${pointed ? "foreseen" : "foreseen legend"} aria-hidden="true">${pointed ? speak(area, pointed.words) : legend(area, words)}</p>
      <span class="sentence-tools">
        ${undo && html`<button class="quiet" onClick=${onUndo} data-do="undo" aria-keyshortcuts="u">
          <${Sign} name="undo" />${t("undo")}</button>`}
        <button class="quiet icon" onClick=${onHelp} aria-label=${t("rules-now")} title=${t("rules-now")} aria-keyshortcuts="?">
          <${Sign} name="help" /></button>
      </span>
    </div>
    ${words.length > 0 && html`<${WordButtons} ...${props} words=${words} />`}
  </section>`;
}

/** What has been picked so far: a word that can be taken back. @param {{area: string, offers: Offer[], choice: Choice, onBack: () => void}} props */
function Begun({ area, offers, choice, onBack }) {
  const rest = choosing.left(offers, choice);
  if ((choice.part === null && choice.then === null) || !rest.length) return null;
  return html`<button class="word begun" onClick=${onBack} title=${t("take-back-word")}>
    <${Marked} text=${groupName(area, rest)} /> <${Sign} name="cross" size=${14} /><span class="hidden">: ${t("take-back-word")}</span>
  </button>`;
}

/** @param {SentenceProps & {words: Word[]}} props */
function WordButtons({ area, offers, choice, words, onPick, onPoint }) {
  const row = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    row.current?.scrollTo(0, 0);
  }, [choice]);
  const label = (/** @type {Word} */ word) => wordName(area, word, choosing.left(offers, choice));
  return html`<div class="words" ref=${row} role="group" aria-label=${t("choices", { count: words.length })}>
    ${words.map((word, n) => html`<button
      key=${word.key}
      class="word"
      data-word=${word.key}
      data-offers=${word.offers.length}
      aria-keyshortcuts=${n < 9 ? String(n + 1) : undefined}
      onClick=${() => onPick(word)}
      onPointerEnter=${() => onPoint(word)}
      onPointerLeave=${() => onPoint(null)}
      onFocus=${() => onPoint(word)}
      onBlur=${() => onPoint(null)}
    >${n < 9 && html`<kbd aria-hidden="true">${n + 1}</kbd>`}<${Marked} text=${label(word)} /><${More} area=${area} word=${word} label=${label(word)} /></button>`)}
  </div>`;
}

/** What a button's name leaves out, for those who listen: the whole sentence, or that more is to be chosen. @param {{area: string, word: Word, label: string}} props */
function More({ area, word, label }) {
  if (word.offers.length > 1) {
    return html`<span aria-hidden="true">…</span><span class="hidden">, ${t("choices", { count: word.offers.length })}</span>`;
  }
  const sentence = speak(area, word.offers[0].words);
  return sentence === label ? null : html`<span class="hidden">: ${sentence}</span>`;
}

/** What the signs of short forms mean, where any are in sight. @param {string} area @param {Word[]} words */
function legend(area, words) {
  const marked = !isFew(words.length) && words.every((word) => word.offers.length === 1 && word.offers[0].words.arguments?.mark);
  return marked && knows(area, "legend") ? say(area, "legend") : "";
}

/** @param {string} area @param {Offer[]} offers */
function groupName(area, offers) {
  return speakPart(area, offers[0].words, "group") || speak(area, offers[0].words);
}

/** The name of a button: as much as tells it apart from those beside it. @param {string} area @param {Word} word @param {Offer[]} rest */
function wordName(area, word, rest) {
  const [first] = word.offers;
  const group = groupName(area, word.offers);
  if (word.offers.length > 1) return group;
  const sentence = speak(area, first.words);
  const short = speakPart(area, first.words, "short");
  const sameGroup = rest.every((offer) => groupName(area, [offer]) === group);
  if (sameGroup && short && !isFew(rest.length)) return short;
  if (sameGroup && sentence.startsWith(`${group}: `)) return sentence.slice(group.length + 2);
  return sentence.length <= SHORT || isFew(rest.length) || !short ? sentence : `${group}: ${short}`;
}
