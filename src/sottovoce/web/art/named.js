/* A button that shows words of its own but is called by a fuller sentence: the sentence is read, the words are seen. */

import { html } from "htm/preact";

/**
 * A part of the table (as `touchable` describes it) around what is seen of it.
 *
 * @param {{part: Record<string, unknown>, children?: unknown} & Record<string, unknown>} props  further attributes are passed on
 */
export function Named({ part, children, ...more }) {
  if (part.role !== "button") return html`<div ...${part} ...${more}>${children}</div>`;
  const { "aria-label": label, ...attributes } = part;
  return html`<div ...${attributes} ...${more}><span class="hidden">${label}</span><span class="seen" aria-hidden="true">${children}</span></div>`;
}
