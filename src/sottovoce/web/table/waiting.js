/** Before the match: who is still missing, and the links that bring them. */

import { html } from "htm/preact";
import { Sign } from "../art/signs.js";
import { inviteAddress, invitesOf } from "../seating.js";
import { t } from "../words.js";
import { copy } from "./result.js";
import { seatName, sitterName } from "./seats.js";

/** @param {{area: string, shown: import("../types.js").Shown, sitting: import("./sitting.js").Sitting}} props */
export function Waiting({ area, shown, sitting }) {
  const invites = invitesOf(sitting.id).filter(({ seat }) => shown.seats[seat]?.kind === "open");
  return html`<section class="waiting">
    <h2>${t("waiting-for")}</h2>
    <ul class="waiting-seats">
      ${shown.seats.map((sitter, n) => html`<li key=${n}><strong>${seatName(area, sitter)}</strong>
        <span>${n === sitting.seat ? t("you") : sitterName(sitter)}</span></li>`)}
    </ul>
    ${invites.map(({ seat, token }) => html`<div class="invite" key=${token}>
      <p>${t("send-link", { seat: seatName(area, shown.seats[seat]) })}</p>
      <code class="code" data-invite=${token}>${inviteAddress(token)}</code>
      <p class="buttons"><button class="button main" onClick=${() => copy(inviteAddress(token))}>
        <${Sign} name="link" /> ${t("copy-link")}</button></p>
    </div>`)}
  </section>`;
}
