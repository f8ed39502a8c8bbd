/** What happened, in words. Each line leads back to its moment. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { speak, t } from "../words.js";

/** @typedef {import("../types.js").Step} Step */

/**
 * @param {{area: string, steps: Step[], known: number, current: number | null, onJump: (step: number) => void}} props
 *   known: steps before it were seen before; current: the step that is being looked at
 */
export function Log({ area, steps, known, current, onJump }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const now = list.current?.querySelector("[aria-current]");
    if (now) now.scrollIntoView({ block: "nearest" });
    else if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [steps.length, current]);
  const here = current === null ? null : lastTold(steps, current);
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("log")}>
    ${steps.map((step, number) => html`<${Lines} key=${number} area=${area} step=${step} number=${number}
      fresh=${number >= known} current=${number === here} onJump=${onJump} />`)}
  </ol>`;
}

/** The last step up to one of which there is anything to tell. @param {Step[]} steps @param {number} step */
export function lastTold(steps, step) {
  while (step > 0 && !steps[step]?.some((happened) => happened.words)) step -= 1;
  return step;
}

/** @param {{area: string, step: Step, number: number, fresh: boolean, current: boolean, onJump: (step: number) => void}} props */
function Lines({ area, step, number, fresh, current, onJump }) {
  const said = step.filter((happened) => happened.words);
  if (!said.length) return null;
  return html`<li class=${fresh ? "fresh" : ""} aria-current=${current ? "step" : undefined}>
    <button onClick=${() => onJump(number)} title=${t("jump")}>
      ${fresh && html`<span class="hidden">${t("new")}</span>`}
      ${said.map((happened) => html`<span>${happened.words && speak(area, happened.words)}</span>`)}
    </button>
  </li>`;
}
