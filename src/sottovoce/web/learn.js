/** A guided first game: a real one against the gentlest bot, with a guide who explains each step. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { useTitle } from "./chrome.js";
import { complain } from "./net.js";
import { go } from "./router.js";
import { beSomebody, cardOf, openMatch, seatKeys, usualOptions } from "./seating.js";
import { games } from "./store.js";
import { t } from "./words.js";

/** @param {{game: string}} props */
export function Page({ game }) {
  const begun = useRef(false);
  useTitle(t("learn"));
  useEffect(() => {
    const card = cardOf(game);
    if (!card || begun.current) return;
    begun.current = true;
    begin(card).catch((problem) => {
      go("/", true);
      return complain(problem);
    });
  }, [games.value]);
  return html`<section class="sheet"><p role="status">${t("arriving")}</p></section>`;
}

/** @param {import("./types.js").GameCard} card */
async function begin(card) {
  await beSomebody();
  const options = usualOptions(card);
  const seats = seatKeys(card, options).map((_, n) => (n ? `bot:${card.bots[0]}` : "me"));
  const terms = { game: card.name, options, seats, clock: /** @type {const} */ ({ type: "none" }), listed: false };
  await openMatch({ ...terms, on_time_out: "bot" }, "?guide=1");
}
