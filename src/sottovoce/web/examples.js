/**
 * The drawn examples of the rules. A game's `games/<game>/examples.js` holds positions as data, which tests
 * play through with the game's own rules; `games/<game>/drawn.js` draws them with the art of the board.
 */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { complain } from "./net.js";
import { wear } from "./styles.js";
import { has, need, say, speak } from "./words.js";

/**
 * @typedef {import("./types.js").BoardProps} BoardProps
 * @typedef {import("./markdown.js").Draw} Draw
 * @typedef {{EXAMPLES: Record<string, any>, Drawing: import("preact").ComponentType<any>}} Drawn
 */

const WORDS = "examples";

/** @param {string} game @returns {Promise<Drawn>} */
async function fetchDrawn(game) {
  const [{ EXAMPLES }, { Drawing }] = await Promise.all([
    import(`./games/${game}/examples.js`),
    import(`./games/${game}/drawn.js`),
    need(game),
    need(WORDS),
    wear(game),
    wear("examples"),
  ]);
  return { EXAMPLES, Drawing };
}

/**
 * How to draw the examples of a game; null until all that is needed has come, so that nothing in the
 * text is pushed about later. Without the drawings the text is still there.
 *
 * @param {string} game
 * @returns {Draw | null}
 */
export function useExamples(game) {
  const [draw, setDraw] = useState(/** @type {{of: Draw} | null} */ (null));
  useEffect(() => {
    fetchDrawn(game).then(
      (drawn) => setDraw({ of: (name) => html`<${Example} ...${{ game, name, ...drawn }} />` }),
      (problem) => {
        complain(problem);
        setDraw({ of: () => null });
      },
    );
  }, [game]);
  return draw && draw.of;
}

/** @param {Drawn & {game: string, name: string}} props */
function Example({ game, name, EXAMPLES, Drawing }) {
  const example = EXAMPLES[name];
  if (!example || !has(WORDS) || !has(game)) return null;
  const caption = say(WORDS, `${game}-${name}`);
  return html`<figure class="drawn" role="img" aria-label=${caption} data-example=${name}>
    <div class=${`board board-${game} wide still drawing`} aria-hidden="true"><${Drawing} ...${{ name, example, board: picture(game) }} /></div>
    <p class="drawn-words">${caption}</p>
  </figure>`;
}

const nothing = () => {};

/** What a board is given when it is a picture only: nothing glows, nothing can be touched. @param {string} game @returns {BoardProps} */
function picture(game) {
  return {
    view: /** @type {any} */ ({ seat: -1, mover: -1, outcome: null }),
    seats: [],
    offers: [],
    picked: null,
    glow: () => "",
    touch: nothing,
    point: nothing,
    preview: [],
    events: [],
    beat: 0,
    say: (message, args) => say(game, message, args),
    speak: (words) => speak(game, words),
    narrow: false,
    motion: false,
    notes: "",
    keepNotes: nothing,
  };
}
