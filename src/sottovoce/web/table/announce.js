/** What happens is said to those who listen: a live region that changes with every event. */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { speak } from "../words.js";

/** @typedef {import("../types.js").Step} Step */

/** @param {{area: string, steps: Step[], status: string}} props */
export function Announcer({ area, steps, status }) {
  const heard = useRef(steps.length);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const fresh = steps.slice(heard.current).flat();
    heard.current = steps.length;
    const lines = fresh.map((happened) => (happened.words ? speak(area, happened.words) : "")).filter(Boolean);
    setSaid([...lines, status].join(" "));
  }, [steps, status]);
  return html`<p class="hidden" role="status" aria-live="polite" data-announced>${said}</p>`;
}
