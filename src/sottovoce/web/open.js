/** The dialog for a new match: options, who sits where, the clock. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import { complain } from "./net.js";
import { isSolo, openMatch, seatKeys, usualLevel, usualOptions } from "./seating.js";
import { has, knows, need, say, t } from "./words.js";

/** @typedef {import("./types.js").GameCard} GameCard */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Clock} Clock */

/** @type {Record<string, Clock>} */
const CLOCKS = {
  none: { type: "none" },
  quick: { type: "minutes", minutes: 10, increment: 5 },
  slow: { type: "minutes", minutes: 30, increment: 10 },
  "one-day": { type: "days", days: 1 },
  "three-days": { type: "days", days: 3 },
  week: { type: "days", days: 7 },
};
const OUR_OWN = ["cards"]; // options that are not for people to choose

/** @param {{game: GameCard, onClose: () => void}} props */
export function OpenDialog({ game, onClose }) {
  const [options, setOptions] = useState(usualOptions(game));
  const [seats, setSeats] = useState(["me", "open", "open", "open", "open", "open"]);
  const [clock, setClock] = useState("none");
  const [onTimeOut, setOnTimeOut] = useState("bot");
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const keys = seatKeys(game, options);
  const taken = seats.slice(0, keys.length);
  useEffect(() => {
    need(game.name);
  }, [game]);
  const solo = isSolo(game);
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const terms = { game: game.name, options, seats: taken, clock: CLOCKS[clock], listed };
    await openMatch({ ...terms, on_time_out: onTimeOut === "loss" ? "loss" : "bot" }).catch(complain);
    setBusy(false);
  };
  const waits = taken.includes("open");
  return html`<${Dialog} title=${t("new-match", { game: t(`game-${game.name}`) })} onClose=${onClose} mood=${game.name}>
    <form onSubmit=${begin}>
      <${OptionFields} game=${game} options=${options} onChange=${setOptions} />
      ${!solo && html`<${SeatFields} game=${game} keys=${keys} seats=${taken} onChange=${setSeats} />`}
      ${!solo && html`<${ClockFields} clock=${clock} onClock=${setClock} onTimeOut=${onTimeOut} setOnTimeOut=${setOnTimeOut} />`}
      ${waits && html`<label class="check"><input type="checkbox" checked=${listed}
        onChange=${(/** @type {any} */ event) => setListed(event.target.checked)} />${t("listed")}</label>`}
      <p class="buttons">
        <button class="button main" disabled=${busy}>${t(waits ? "open-table" : "begin")}</button>
        <button class="button" type="button" onClick=${onClose}>${t("cancel")}</button>
      </p>
      ${waits && html`<p class="soft">${t("open-table-note")}</p>`}
    </form>
  <//>`;
}

/** @param {string} label @param {string} value @param {string[]} choices @param {(choice: string) => string} name @param {(choice: string) => void} choose */
function chooser(label, value, choices, name, choose) {
  return html`<label class="field"><span>${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${choices.map((choice) => html`<option value=${choice}>${name(choice)}</option>`)}
    </select>
  </label>`;
}

/** @param {string} game @param {string} option @param {string} choice */
function choiceName(game, option, choice) {
  const message = `option-${game}-${option}-${choice}`;
  return knows("web", message) ? t(message) : routeName(choice);
}

/** Names such as `very-easy-2` are a kind and a number. @param {string} choice */
function routeName(choice) {
  const found = /^(.+)-(\d)$/.exec(choice);
  const message = found ? `route-${found[1]}` : "";
  return found && knows("web", message) ? t("route", { kind: t(message), number: Number(found[2]) }) : choice;
}

/** @param {{game: GameCard, options: Record<string, string>, onChange: (options: Record<string, string>) => void}} props */
function OptionFields({ game, options, onChange }) {
  const shown = game.options.filter((option) => !OUR_OWN.includes(option.name) && counts(option, options));
  if (!shown.length) return null;
  return html`<fieldset>
    <legend>${t("options")}</legend>
    ${shown.map((option) =>
      chooser(
        t(`option-${game.name}-${option.name}`),
        options[option.name],
        option.choices,
        (choice) => choiceName(game.name, option.name, choice),
        (choice) => onChange({ ...options, [option.name]: choice }),
      ),
    )}
  </fieldset>`;
}

/** Some options count only beside certain values of others. @param {Option} option @param {Record<string, string>} chosen */
function counts(option, chosen) {
  return Object.entries(option.beside).every(([other, values]) => values.includes(chosen[other]));
}

/** @param {{game: GameCard, keys: string[], seats: string[], onChange: (seats: string[]) => void}} props */
function SeatFields({ game, keys, seats, onChange }) {
  const bots = game.bots.map((level) => `bot:${level}`);
  const name = (/** @type {string} */ sitter) =>
    sitter.startsWith("bot:") ? t("bot", { level: sitter.slice(4) }) : t(`sitter-${sitter}`);
  const choose = (/** @type {number} */ seat, /** @type {string} */ sitter) => onChange(seated(seats, seat, sitter, bots, game));
  return html`<fieldset>
    <legend>${t("seats")}</legend>
    ${seats.map((sitter, seat) =>
      chooser(seatLabel(game.name, keys[seat], seat), sitter, ["me", "open", ...bots], name, (choice) => choose(seat, choice)),
    )}
  </fieldset>`;
}

/** @param {string} area @param {string} key @param {number} seat */
function seatLabel(area, key, seat) {
  return has(area) ? say(area, `seat-${key}`) : t("seat", { number: seat + 1 });
}

/**
 * Put a sitter in a seat; I sit in exactly one, so whoever I displace, or leave, changes with me.
 * @param {string[]} seats @param {number} seat @param {string} sitter @param {string[]} bots @param {GameCard} game
 */
function seated(seats, seat, sitter, bots, game) {
  const next = seats.map((now, n) => (n === seat ? sitter : now));
  const mine = seats.indexOf("me");
  if (sitter === "me" && mine !== seat) next[mine] = seats[seat];
  if (sitter !== "me" && mine === seat) next[(seat + 1) % seats.length] = "me";
  const rest = bots.length ? `bot:${usualLevel(game)}` : "open";
  return [...next, ...Array(6).fill(rest)].slice(0, 6);
}

/**
 * @param {{clock: string, onClock: (clock: string) => void, onTimeOut: string, setOnTimeOut: (what: string) => void}} props
 */
function ClockFields({ clock, onClock, onTimeOut, setOnTimeOut }) {
  return html`<fieldset>
    <legend>${t("clock")}</legend>
    ${chooser(t("clock-kind"), clock, Object.keys(CLOCKS), (choice) => t(`clock-${choice}`), onClock)}
    ${clock !== "none" && chooser(t("on-time-out"), onTimeOut, ["bot", "loss"], (choice) => t(`on-time-out-${choice}`), setOnTimeOut)}
  </fieldset>`;
}
