/** A guided first game: always the same cards, at a real table, with a guide who explains each step. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { useTitle } from "./chrome.js";
import { complain, post } from "./net.js";
import { go } from "./router.js";
import { beSomebody } from "./seating.js";
import { me } from "./store.js";
import { t } from "./words.js";

/** @param {{game: string}} props */
export function Page({ game }) {
  const begun = useRef(false);
  useTitle(t("learn"));
  const met = me.value !== undefined;
  useEffect(() => {
    if (!met || begun.current) return;
    begun.current = true;
    begin(game).catch((problem) => {
      go("/", true);
      return complain(problem);
    });
  }, [met]);
  return html`<section class="sheet"><p role="status">${t("arriving")}</p></section>`;
}

/** @param {string} game */
async function begin(game) {
  await beSomebody();
  const { id } = await post("/api/lessons", { game });
  go(`/match/${id}`, true);
}
