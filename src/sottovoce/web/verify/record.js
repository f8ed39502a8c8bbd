/** The header of a record, read line by line. */

/** @typedef {{game: string, options: Record<string, string>, fields: Map<string, string>}} Header  fields: by their names in small letters */

const TITLE = /^Sottovoce record 1$/;

/** @param {string} text @returns {Header | null} null: not a record that we can read */
export function readHeader(text) {
  const lines = text.split("\n\n", 1)[0].split("\n");
  if (!TITLE.test(lines[0])) return null;
  const pairs = lines.slice(1).map((line) => /^([A-Za-z]+): ?(.*)$/.exec(line));
  const fields = new Map(pairs.flatMap((pair) => (pair ? [[pair[1].toLowerCase(), pair[2]]] : [])));
  if (pairs.includes(null) || fields.size !== pairs.length) return null;
  const options = Object.fromEntries(assignments(fields.get("options") ?? ""));
  return { game: fields.get("game") ?? "", options, fields };
}

/** `name=value name=value`. @param {string} text @returns {[string, string][]} */
function assignments(text) {
  return words(text).map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]);
}

/** @param {string} text */
const words = (text) => text.split(" ").filter(Boolean);

/** `0:token 1:token`; null unless there is one for each seat. @param {string} text @param {number} seats how many there are */
export function readTokens(text, seats) {
  const found = words(text).map((word) => ({ seat: word.slice(0, word.indexOf(":")), token: word.slice(word.indexOf(":") + 1) }));
  const whole = found.length === seats && found.every(({ seat }, n) => seat === String(n));
  return whole ? found.map(({ token }) => token) : null;
}

/** An opening as a record writes it. @param {Record<string, number[]>} opening */
export function writeOpening(opening) {
  return Object.entries(opening).map(([name, cards]) => `${name}=${cards.join(".")}`).join(" ");
}
