/** The line to a match: a socket that comes back by itself, and wishes that are answered exactly once. */

import { signal } from "@preact/signals";
import { randomName, Refusal } from "../net.js";
import { offline } from "../store.js";

/** @typedef {import("../types.js").Told} Told */
/** @typedef {{wish: object, done: (number: number) => void, fail: (problem: Refusal) => void}} Pending */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 15000;
const SILENCE = 10000;

export class Line {
  /**
   * @param {string} match @param {string} watch a watch token, or ""
   * @param {(told: Told) => void} hear
   * @param {() => number | null} seen the number of what was last shown
   */
  constructor(match, watch, hear, seen) {
    this.match = match;
    this.watch = watch;
    this.hear = hear;
    this.seen = seen;
    /** @type {import("@preact/signals").Signal<"joining" | "open" | "lost" | "closed">} */
    this.state = signal(/** @type {"joining" | "open" | "lost" | "closed"} */ ("joining"));
    /** What the server's clock is ahead of ours, in milliseconds. */
    this.ahead = 0;
    this.lag = 0;
    this.pause = FIRST_PAUSE;
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.beat = 0;
    this.silence = 0;
    this.back = () => this.comeBack();
    this.gone = () => this.drop();
    addEventListener("online", this.back);
    addEventListener("offline", this.gone);
    document.addEventListener("visibilitychange", this.back);
    this.connect();
  }

  address() {
    const url = new URL(`/api/matches/${this.match}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (this.watch) url.searchParams.set("watch", this.watch);
    const seen = this.seen();
    if (seen !== null) url.searchParams.set("seen", String(seen));
    return url;
  }

  connect() {
    clearTimeout(this.timer);
    this.hangUp();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  /** Be back at once when there is reason to hope. */
  comeBack() {
    if (this.state.value === "lost" && document.visibilityState === "visible") this.connect();
  }

  /** Give a line up that says nothing any more, without waiting for it to be closed in form. */
  drop() {
    if (!this.socket || this.state.value === "closed") return;
    this.hangUp();
    this.lost();
  }

  /** Nothing more is heard from the socket we have, if any. */
  hangUp() {
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  lost() {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    if (this.state.value === "closed") return;
    this.state.value = "lost";
    offline.value = true;
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  close() {
    this.state.value = "closed";
    offline.value = false;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    clearTimeout(this.silence);
    removeEventListener("online", this.back);
    removeEventListener("offline", this.gone);
    document.removeEventListener("visibilitychange", this.back);
    this.hangUp();
  }

  /** @param {Told} told */
  receive(told) {
    if (told.is === "welcome") this.welcome();
    if (told.is === "ack") this.answered(told.id, (pending) => pending.done(told.number));
    else if (told.is === "refused") this.answered(told.id, (pending) => pending.fail(new Refusal(400, told)));
    else if (told.is === "pong") this.measure(told);
    else if (told.is === "bye" && !told.again) this.state.value = "closed";
    this.hear(told);
  }

  welcome() {
    this.state.value = "open";
    offline.value = false;
    this.pause = FIRST_PAUSE;
    for (const { wish } of this.pending.values()) this.send(wish);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), HEARTBEAT);
    this.ping();
  }

  ping() {
    this.send({ do: "ping", at: Math.round(performance.now()), lag: this.lag });
    clearTimeout(this.silence);
    this.silence = setTimeout(this.gone, SILENCE);
  }

  /** @param {{at: number, now: number}} pong */
  measure({ at, now }) {
    clearTimeout(this.silence);
    this.lag = Math.max(0, Math.round(performance.now() - at));
    this.ahead = now + this.lag / 2 - Date.now();
  }

  /** @param {object} wish */
  send(wish) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  /** @param {string} id @param {(pending: Pending) => void} how */
  answered(id, how) {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (pending) how(pending);
  }

  /**
   * Ask for something; it is sent again after a lost line, under the same id, so it happens once.
   * @param {string} what @param {object} [particulars] @returns {Promise<number>}
   */
  ask(what, particulars = {}) {
    const id = randomName();
    const wish = { do: what, id, ...particulars };
    return new Promise((done, fail) => {
      this.pending.set(id, { wish, done, fail });
      this.send(wish);
    });
  }
}
