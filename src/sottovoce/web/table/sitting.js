/** One match as it stands before me: what I was shown, told and have in my notes, kept up to date. */

import { batch, computed, signal } from "@preact/signals";
import { note } from "../dealt.js";
import { complain, get } from "../net.js";
import { motion } from "../store.js";
import { Line } from "./line.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Heard} Heard */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Welcome} Welcome */
/** @typedef {import("../types.js").Told} Told */
/** @typedef {{step: number, view: View}} Moment */

const READABLE = 650; // between two decisions of others, so that the eye can follow

const MUTED = "sottovoce-muted-";
const JOTTED = "sottovoce-jotted-";

/** @param {string} match @returns {string[]} */
const mutedAt = (match) => JSON.parse(localStorage.getItem(MUTED + match) ?? "[]");

export class Sitting {
  /** @param {string} id @param {string} watch */
  constructor(id, watch) {
    this.id = id;
    this.watch = watch;
    this.welcome = signal(/** @type {Welcome | null} */ (null));
    this.shown = signal(/** @type {Shown | null} */ (null));
    this.steps = signal(/** @type {Step[]} */ ([]));
    this.events = signal(/** @type {Event[]} */ ([]));
    this.beat = signal(0);
    this.talk = signal(/** @type {Heard[]} */ ([]));
    /** Whose words are not to be heard here, by their marks. */
    this.muted = signal(new Set(mutedAt(id)));
    this.audible = computed(() => this.talk.value.filter((heard) => heard.mine || !this.muted.value.has(heard.by)));
    this.notes = signal("");
    /** An earlier moment that is being looked at; null: now. */
    this.moment = signal(/** @type {Moment | null} */ (null));
    /** Steps before this one have been seen for good. */
    this.known = signal(0);
    /** @type {string} why the server closed the line for good, or "" */
    this.farewell = "";
    /** @type {Shown[]} */
    this.queue = [];
    this.pump = 0;
    this.number = /** @type {number | null} */ (null);
    this.line = new Line(id, watch, (told) => this.hear(told), () => this.number);
    this.hurry = () => this.flush();
    document.addEventListener("pointerdown", this.hurry, true);
    document.addEventListener("keydown", this.hurry, true);
  }

  leave() {
    clearTimeout(this.pump);
    document.removeEventListener("pointerdown", this.hurry, true);
    document.removeEventListener("keydown", this.hurry, true);
    this.line.close();
  }

  get seat() {
    return this.welcome.value?.seat ?? -1;
  }

  /** @param {Told} told */
  hear(told) {
    if (told.is === "welcome") this.arrive(told);
    else if (told.is === "shown") this.enqueue(told);
    else if (told.is === "heard") this.talk.value = [...this.talk.value, told];
  }

  /** @param {Welcome} told */
  arrive(told) {
    const again = this.welcome.value !== null;
    if (told.seat >= 0) note(this.id, { promise: told.commitment, seat: told.seat });
    batch(() => {
      this.welcome.value = told;
      this.talk.value = told.talk;
      if (!again) this.notes.value = localStorage.getItem(this.jotted) ?? told.notes;
      this.queue = [];
      this.show(told.shown, again);
      if (!again) this.known.value = this.steps.value.length;
    });
    if (!again) this.sendNotes().catch(complain);
  }

  // ------------------------------------------------------------ one thing after the other

  /** @param {Shown} told */
  enqueue(told) {
    this.number = told.number;
    this.queue.push(told);
    if (!this.pump) this.next();
  }

  /** Show what waits; others' decisions at a pace that can be read, unless there is no movement. */
  next() {
    this.pump = 0;
    const told = this.queue.shift();
    if (!told) return;
    this.show(told, true);
    const calm = motion.value && this.events.value.length > 0 && document.visibilityState === "visible";
    this.pump = setTimeout(() => this.next(), calm ? READABLE : 0);
  }

  /** Whoever acts does not wait: everything is shown at once. */
  flush() {
    clearTimeout(this.pump);
    this.pump = 0;
    while (this.queue.length) this.show(/** @type {Shown} */ (this.queue.shift()), true);
  }

  /** @param {Shown} told @param {boolean} live  does it happen before our eyes? */
  show(told, live) {
    const before = this.steps.value;
    const steps = [...before.slice(0, told.since), ...told.steps];
    batch(() => {
      this.number = told.number;
      this.steps.value = steps;
      this.shown.value = told;
      this.events.value = live ? steps.slice(before.length).flat().map((happened) => happened.event) : [];
      this.beat.value += 1;
    });
  }

  // ------------------------------------------------------------ what I want

  /** @param {string} notation */
  decide(notation) {
    this.flush();
    const seen = this.shown.value?.number ?? 0;
    this.known.value = this.steps.value.length;
    return this.line.ask("decide", { seen, choice: notation });
  }

  undo() {
    return this.line.ask("undo", { seen: this.shown.value?.number ?? 0 });
  }

  // ------------------------------------------------------------ what I note for myself

  /** Under what name this browser keeps notes that the server has not yet confirmed. */
  get jotted() {
    return `${JOTTED}${this.id}-${this.seat}`;
  }

  /** Write notes down in this browser: they outlive the page, whatever becomes of it. @param {string} text */
  jotNotes(text) {
    this.notes.value = text;
    localStorage.setItem(this.jotted, text);
  }

  /** Have the server keep what is only jotted down, if anything is. */
  async sendNotes() {
    const { jotted } = this;
    const text = localStorage.getItem(jotted);
    if (text === null) return;
    try {
      await this.line.ask("keep-notes", { text });
    } finally {
      if (localStorage.getItem(jotted) === text) localStorage.removeItem(jotted);
    }
  }

  /** @param {string} text */
  keepNotes(text) {
    this.jotNotes(text);
    return this.sendNotes();
  }

  /** Hear somebody no more, or everybody again (null). @param {string | null} by */
  mute(by) {
    this.muted.value = new Set(by === null ? [] : [...this.muted.value, by]);
    localStorage.setItem(MUTED + this.id, JSON.stringify([...this.muted.value]));
  }

  /** Look at the table as it stood after a step; null: as it stands now. @param {number | null} step */
  async lookAt(step) {
    if (step === null || step >= this.steps.value.length - 1) {
      this.moment.value = null;
      return;
    }
    const { view } = await get(this.momentAddress(step, this.seat));
    this.moment.value = { step, view };
  }

  /** @param {number} step @param {number} seat */
  momentAddress(step, seat) {
    const query = new URLSearchParams(this.watch ? { watch: this.watch } : {});
    if (seat !== this.seat) query.set("seat", String(seat));
    return `/api/matches/${this.id}/moments/${step}?${query}`;
  }
}
