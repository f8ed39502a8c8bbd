/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), written out: browsers give theirs to https pages alone,
 * and a table at home has no certificate.
 */

const K = roots(64, 3);
const START = roots(8, 2);

/** The first 32 bits behind the point of the square or cube roots of the first primes. @param {number} count @param {2 | 3} root */
function roots(count, root) {
  const primes = /** @type {number[]} */ ([]);
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  return Uint32Array.from(primes, (prime) => fraction(BigInt(prime), root));
}

/** floor(2^32 * prime^(1/root)) without the whole part. @param {bigint} prime @param {2 | 3} root */
function fraction(prime, root) {
  const power = BigInt(root);
  const wanted = prime << (32n * power);
  let low = 0n;
  for (let bit = 1n << 40n; bit; bit >>= 1n) if ((low + bit) ** power <= wanted) low += bit;
  return Number(low & 0xffffffffn);
}

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The message with its end mark and its length, in whole blocks. @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

/** The 64 words that a block becomes. @param {DataView} data @param {number} at */
function schedule(data, at) {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n += 1) words[n] = data.getUint32(at + n * 4);
  for (let n = 16; n < 64; n += 1) {
    const [a, b] = [words[n - 15], words[n - 2]];
    const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[n] = words[n - 16] + small + words[n - 7] + large;
  }
  return words;
}

/** @param {Uint32Array} state @param {Uint32Array} words */
function mix(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + K[n] + words[n]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => {
    state[n] += word;
  });
}

/** @param {Uint8Array} bytes @returns {Uint8Array<ArrayBuffer>} 32 bytes */
export function sha256(bytes) {
  const whole = padded(bytes);
  const data = new DataView(whole.buffer);
  const state = START.slice();
  for (let at = 0; at < whole.length; at += 64) mix(state, schedule(data, at));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => out.setUint32(n * 4, word));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} key of at most 64 bytes @param {Uint8Array} message */
export function hmac(key, message) {
  const pad = (/** @type {number} */ fill) => Uint8Array.from({ length: 64 }, (_, n) => (key[n] ?? 0) ^ fill);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

// ---------------------------------------------------------------- bytes

/** @param {...Uint8Array} parts */
export const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** @param {string} text */
export const bytesOf = (text) => new TextEncoder().encode(text);

/** @param {string} hex */
export const unhex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
