/** A pictogram of vendor/icons, in the colour of the text around it. */

import { html } from "htm/preact";

/**
 * @param {{path: string, size?: number, x?: number, y?: number, class?: string}} props
 *   with x and y it is placed inside another drawing
 */
export function Icon({ path, size = 24, x, y, class: name = "" }) {
  return html`<svg class=${`icon ${name}`} viewBox="0 0 512 512" x=${x} y=${y} width=${size} height=${size}
    aria-hidden="true" focusable="false"><path fill="currentColor" d=${path} /></svg>`;
}
