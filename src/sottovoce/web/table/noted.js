/**
 * Notes on a match as one text: words of one's own, or, where a board keeps notes of its own, a JSON object with the
 * words in its field `written`.
 */

/**
 * Read both out of a text.
 *
 * @param {string} text
 * @returns {{written: string, board: Record<string, unknown> | null}}
 */
export function readNoted(text) {
  const board = asObject(text);
  return board ? { written: String(board.written ?? ""), board } : { written: text, board: null };
}

/**
 * Return the text that keeps both.
 *
 * @param {string} written
 * @param {Record<string, unknown> | null} board
 */
export function writeNoted(written, board) {
  return board ? JSON.stringify({ ...board, written }) : written;
}

/** @param {string} text @returns {Record<string, unknown> | null} */
function asObject(text) {
  try {
    return text.startsWith("{") ? Object(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
