/** An invitation: what it opens, and a button to sit down. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Bill } from "./art/bills.js";
import { useTitle } from "./chrome.js";
import { complain, get, Refusal, sentenceOf } from "./net.js";
import { join } from "./seating.js";
import { t } from "./words.js";

/** @typedef {{match: string, seat: number, about: import("./types.js").MatchCard}} Invitation */

/** @param {{token: string}} props */
export function Page({ token }) {
  const [invitation, setInvitation] = useState(/** @type {Invitation | null} */ (null));
  const [problem, setProblem] = useState("");
  useTitle(t("invitation"));
  useEffect(() => {
    get(`/api/invites/${token}`).then(setInvitation, async (refused) => {
      if (refused instanceof Refusal) setProblem(await sentenceOf(refused));
      else complain(refused);
    });
  }, [token]);
  if (problem) return html`<section class="sheet"><h1>${t("invitation")}</h1><p>${problem}</p>
    <p><a class="button" href="/">${t("go-home")}</a></p></section>`;
  return invitation && html`<${Card} token=${token} invitation=${invitation} />`;
}

/** @param {{token: string, invitation: Invitation}} props */
function Card({ token, invitation }) {
  const { match, about } = invitation;
  const { game, seats } = about;
  const host = seats.find((sitting) => sitting.kind === "person")?.name ?? "";
  const sit = () => join(match, { invite: token, promise: about.commitment }).catch(complain);
  return html`<section class="sheet invitation" data-game=${game}>
    <div class="bill">
      <div class="bill-art"><${Bill} game=${game} /></div>
      <div class="bill-text">
        <h1>${t("invited", { host, game: t(`game-${game}`) })}</h1>
        <p>${t(`game-${game}.about`)}</p>
        <div class="bill-play"><button class="button main" onClick=${sit}>${t("sit-down")}</button></div>
        <p class="bill-more"><a href=${`/rules/${game}`}>${t("rules")}</a></p>
      </div>
    </div>
  </section>`;
}
