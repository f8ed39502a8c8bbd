/** The place of a game's board: its module is fetched when first wanted. Without one the sentence bar suffices. */

import { Component } from "preact";
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { wear } from "../styles.js";
import { need, t } from "../words.js";

/** @typedef {import("../types.js").BoardProps} BoardProps */
/** @typedef {import("preact").ComponentType<BoardProps>} BoardDrawing */
/** @typedef {{Board: BoardDrawing | null, area: string}} BoardModule */

/** @type {Map<string, Promise<BoardModule>>} */
const asked = new Map();

/** @param {string} game @returns {Promise<BoardModule>} */
function fetchBoard(game) {
  const known = asked.get(game);
  if (known) return known;
  const coming = Promise.all([loadModule(game), need(game), wear(game)]).then(([found]) => found);
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

/** @param {string} game @returns {Promise<BoardModule>} */
async function loadModule(game) {
  try {
    const { Board, area } = await import(`../games/${game}.js`);
    return { Board, area };
  } catch (problem) {
    console.warn(problem);
    return { Board: null, area: game };
  }
}

/** A game's board and words; null until they have come. @param {string | undefined} game */
export function useBoard(game) {
  const [found, setFound] = useState(/** @type {BoardModule | null} */ (null));
  useEffect(() => {
    if (game) fetchBoard(game).then(setFound);
  }, [game]);
  return found;
}

/** Bring what can be touched into sight, where nothing of it is: on a small screen a board is longer than what is seen. */
function showWhatGlows() {
  const frame = document.querySelector(".table-board")?.getBoundingClientRect();
  const glowing = [...document.querySelectorAll(".board .glows")];
  const isSeen = (/** @type {DOMRect} */ { top, bottom }) => frame && bottom > frame.top + 20 && top < frame.bottom - 20;
  if (!glowing.some((part) => isSeen(part.getBoundingClientRect()))) glowing[0]?.scrollIntoView({ block: "center", inline: "nearest" });
}

/** Draws a board; if the drawing fails, says so and lets the game go on in the sentence bar. */
export class BoardPlace extends Component {
  constructor() {
    super();
    this.state = { broken: false };
  }

  /** @param {{given: BoardProps}} before */
  componentDidUpdate({ given }) {
    const { beat, picked } = /** @type {{given: BoardProps}} */ (this.props).given;
    if (beat !== given.beat || picked !== given.picked) showWhatGlows();
  }

  /** @param {unknown} problem */
  componentDidCatch(problem) {
    console.error(problem);
    this.setState({ broken: true });
  }

  /** @param {{Board: BoardDrawing | null, given: BoardProps}} props @param {{broken: boolean}} state */
  render({ Board, given }, { broken }) {
    if (!Board || broken) return html`<p class="no-board soft">${t("no-board")}</p>`;
    return html`<${Board} ...${given} />`;
  }
}
