/** Addresses: where the page is, and going elsewhere without loading it anew. */

import { signal } from "@preact/signals";

/** @returns {{path: string, query: URLSearchParams, hash: string}} */
function here() {
  return {
    path: decodeURI(location.pathname),
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

export const place = signal(here());

/** @param {string} address @param {boolean} [instead] replace the address in the history */
export function go(address, instead = false) {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  place.value = here();
  if (!place.value.hash) scrollTo(0, 0);
}

/** Follow the browser's own buttons, and links within the page. */
export function followAddresses() {
  addEventListener("popstate", () => (place.value = here()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** @param {HTMLAnchorElement} link @param {MouseEvent} event */
function isOurs(link, event) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const within = link.origin === location.origin && !link.hasAttribute("download") && !link.target;
  const toHere = link.pathname === location.pathname && link.hash;
  return plain && within && !toHere && !link.pathname.startsWith("/api/");
}
