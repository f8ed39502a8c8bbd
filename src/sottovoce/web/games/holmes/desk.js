/** The middle of the desk: evidence deck, row, discards; what is being chosen from; the calendar above. */

import { html } from "htm/preact";
import { Heap, Icon } from "../../art/cards.js";
import { Touch, acts, classes, touchable, upTo } from "../../art/touch.js";
import { icons } from "../../vendor/icons/holmes.js";
import { Evidence, Lens } from "./evidence.js";
import { CHARACTERS, DAYS, KINDS, MARKERS, brotherWords, spread } from "./parts.js";
import { Portrait } from "./portraits.js";
import { Pawn, Person } from "./town.js";

/** @typedef {import("../../art/touch.js").BoardProps} BoardProps */

/** The week, the reserve of tokens, the right to reserve, villains who were here. @param {BoardProps} props */
export function Week(props) {
  const { view, say } = props;
  return html`<header class="ho-week">
    <ol class="ho-days" aria-label=${say("table-day", { day: view.day, days: DAYS })}>
      ${upTo(DAYS).map((n) => html`<li key=${n} class=${classes(n + 1 < view.day && "ho-past", n + 1 === view.day && "ho-today")} aria-hidden="true">${n + 1}</li>`)}
    </ol>
    ${view.unmasked.map((/** @type {number} */ who) => html`<${Villain} key=${who} ...${props} who=${who} />`)}
    ${view.right >= 0 && view.sherlock >= 0 && html`<span class="ho-right"><${Pawn} ...${props} seat=${view.right} />${say("table-right", { name: brotherWords(props, view.right) })}</span>`}
    <span class="ho-reserve"><${Lens} />${say("table-reserve", { tokens: view.reserve })}</span>
  </header>`;
}

/** @param {BoardProps & {who: number}} props */
function Villain({ view, who, say }) {
  const name = say(`character-${CHARACTERS[who]}`);
  const here = view.using === who;
  return html`<span class=${classes("ho-villain", here && "ho-visited")} role="img" aria-label=${name} title=${name}>
    <${Portrait} who=${CHARACTERS[who]} />${here && name}
  </span>`;
}

/** @param {BoardProps} props */
export function Desk(props) {
  const { view } = props;
  if (view.phase === "draft") return html`<${Draft} ...${props} />`;
  if (view.phase === "brother") return html`<${Brothers} ...${props} />`;
  return html`<section class="ho-desk" aria-label=${props.say("board-desk")}>
    <${Deck} ...${props} />
    <${Draws} ...${props} />
    <${Row} ...${props} />
    <${Discards} ...${props} />
    <${InHand} ...${props} />
  </section>`;
}

/** @param {BoardProps} props */
function Deck(props) {
  const { view, say } = props;
  const label = say("board-deck", { count: view.deck_size });
  return html`<${Touch} board=${props} part="deck" label=${label} kind="ho-pile">
    <${Heap} count=${view.deck_size} kind="ho-deck" sign=${html`<${Icon} path=${icons["magnifying-glass"]} size=${28} />`} />
    <span class="ho-caption">${say("board-deck-short")}</span>
  <//>`;
}

/** How many to draw at Pike's, where there is a choice. @param {BoardProps} props */
function Draws(props) {
  const offers = props.offers.filter((offer) => offer.part === "deck");
  const { choose } = props;
  if (offers.length < 2 || !choose) return null;
  return html`<div class="ho-draws">${offers.map((offer, n) => {
    const handlers = acts(() => choose(offer), (on) => props.aim?.(on ? offer : null));
    return html`<div key=${n} class="ho-draw glows" role="button" tabindex="0" data-part=${offer.notation} aria-label=${`${n + 1}: ${props.speak(offer.words)}`} ...${handlers}>${n + 1}</div>`;
  })}</div>`;
}

/** @param {BoardProps} props */
function Discards(props) {
  const { view, say } = props;
  const label = say("board-discards", { count: view.discard_size });
  return html`<${Touch} board=${props} part="discards" label=${label} kind="ho-pile">
    <${Heap} count=${view.discard_size} kind="ho-discards" />
    <span class="ho-caption">${say("board-discards-short")}</span>
  <//>`;
}

/** The row of open evidence. @param {BoardProps} props */
function Row(props) {
  const { view, say } = props;
  const cards = spread(view.row);
  const fresh = props.events.filter((event) => event.event === "row-filled").flatMap((event) => spread(event.cards));
  return html`<div class=${classes("ho-row", props.glow("row") && "glows touch")}>
    ${cards.map((kind, n) => {
      const isFresh = fresh.includes(kind) && fresh.splice(fresh.indexOf(kind), 1).length > 0;
      return html`<${Touch} key=${`${kind}-${n}`} board=${props} part=${`row:${KINDS[kind]}`} label=${say("board-in-row", { card: say(`card-${KINDS[kind]}`) })} kind=${classes("ho-card", isFresh && "ho-fresh")}>
        <${Evidence} kind=${kind} say=${say} named=${true} />
      <//>`;
    })}
    ${!cards.length && html`<span class="ho-soft">${say("board-row-empty")}</span>`}
    ${props.glow("row") && html`<span ...${touchable(props, "row", say("table-row"), "touch-pane")}></span>`}
  </div>`;
}

/** What the mover has in hand: a lifted marker, the markers of day 1, cards drawn at Pike's. @param {BoardProps} props */
function InHand(props) {
  const { view, say } = props;
  return html`<div class="ho-in-hand">
    ${view.drawn && html`<${Drawn} ...${props} />`}
    ${!view.drawn && view.drawn_count > 0 && html`<span class="ho-soft">${say("board-looks", { name: brotherWords(props, view.actor), count: view.drawn_count })}</span>`}
    ${view.phase === "lay" && view.lifted >= 0 && html`<span class="ho-lifted"><${Pawn} ...${props} seat=${view.actor} /><span class="ho-soft">${say("board-lifted", { from: say(`from-${CHARACTERS[view.lifted]}`) })}</span></span>`}
    ${view.day === 1 && view.sherlock >= 0 && !view.outcome && html`<${Markers} ...${props} />`}
  </div>`;
}

/** @param {BoardProps} props */
function Drawn(props) {
  const { view, say } = props;
  return html`<div class="ho-drawn" role="group" aria-label=${say("board-drawn")}>
    <span class="ho-soft" aria-hidden="true">${say("board-drawn")}</span>
    <span class="ho-drawn-cards">${spread(view.drawn).map((kind, n) => html`<${Touch} key=${n} board=${props} part=${`drawn:${KINDS[kind]}`} label=${say(`card-${KINDS[kind]}`)} kind="ho-card">
      <${Evidence} kind=${kind} say=${say} named=${true} />
    <//>`)}</span>
  </div>`;
}

/** On the first day the markers come from the players' hands. @param {BoardProps} props */
function Markers(props) {
  const { view, say } = props;
  return html`<div class="ho-stock">
    <span class="ho-soft">${say("board-in-hand")}</span>
    ${[0, 1].map((seat) => html`<span key=${seat} class="ho-stock-line">
      ${upTo(MARKERS - view.flat[seat].length).map((n) => html`<${Pawn} key=${n} ...${props} seat=${seat} />`)}
    </span>`)}
  </div>`;
}

// ---------------------------------------------------------------- before the first day

/** Two guests to pick from in secret. @param {BoardProps} props */
function Draft(props) {
  const { view, say } = props;
  const picked = view.brought >= 0;
  return html`<section class="ho-desk ho-draft" aria-label=${say("board-draft")}>
    <p>${say(!view.dealt?.length ? "board-draft-others" : picked ? "board-draft-wait" : "board-draft")}</p>
    <div class="ho-choices">
      ${(view.dealt ?? []).filter((/** @type {number} */ who) => !picked || who === view.brought).map((/** @type {number} */ number) => html`<${Person} key=${number} ...${props} number=${number} />`)}
    </div>
  </section>`;
}

/** Sherlock or Mycroft? @param {BoardProps} props */
function Brothers(props) {
  const { say } = props;
  return html`<section class="ho-desk ho-draft" aria-label=${say("board-be")}>
    <p>${say("board-be")}</p>
    <div class="ho-choices">
      ${["sherlock", "mycroft"].map((name) => html`<${Touch} key=${name} board=${props} part=${`brother:${name}`} label=${say(`brother-${name}`)} kind="ho-brother">
        <${Portrait} who=${name} />
        <strong>${say(`brother-${name}`)}</strong>
      <//>`)}
    </div>
  </section>`;
}

