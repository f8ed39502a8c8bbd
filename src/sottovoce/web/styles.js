/** Stylesheets that only some pages need, fetched when they are first wanted. */

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Bring style/<name>.css; missing ones are passed over. @param {string} name @returns {Promise<void>} */
export function wear(name) {
  const known = asked.get(name);
  if (known) return known;
  const coming = new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`./style/${name}.css`, import.meta.url).href;
    link.onload = link.onerror = () => done(undefined);
    document.head.append(link);
  });
  asked.set(name, /** @type {Promise<void>} */ (coming));
  return /** @type {Promise<void>} */ (coming);
}
