/** The generator of real games and its draws, after docs/fair-dealing.md. */

import { bytesOf, joined, sha256 } from "./sha256.js";

const WORDS = 2 ** 32;
const NAME = bytesOf("sottovoce deal");

export class Chance {
  /** @param {Uint8Array} seed 32 bytes */
  constructor(seed) {
    this.seed = seed;
    this.used = 0;
    this.block = new DataView(new ArrayBuffer(32));
  }

  /** The next 32 bits as a number. */
  word() {
    const place = this.used % 8;
    if (place === 0) this.block = new DataView(this.hash(this.used / 8).buffer);
    this.used += 1;
    return this.block.getUint32(place * 4);
  }

  /** @param {number} number of the block */
  hash(number) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(number));
    return sha256(joined(NAME, this.seed, new Uint8Array(counter.buffer)));
  }

  /** A number from 0 to n - 1. @param {number} n */
  below(n) {
    const surplus = WORDS % n;
    let product;
    do product = this.word() * n;
    while (product % WORDS < surplus);
    return Math.floor(product / WORDS);
  }

  /** The items in an order drawn from all orders. @template T @param {T[]} items */
  shuffle(items) {
    for (let left = items.length; left > 1; left -= 1) {
      const other = this.below(left);
      [items[left - 1], items[other]] = [items[other], items[left - 1]];
    }
    return items;
  }
}
