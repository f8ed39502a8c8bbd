/** Soft sounds of cards and wood, made on the spot; silent until asked for. */

import { settings } from "../store.js";

/** @type {AudioContext | null} */
let context = null;

/** @param {"card" | "wood" | "bell"} kind */
export function sound(kind) {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  if (kind === "card") rustle(context);
  else knock(context, kind === "wood" ? 180 : 620, kind === "wood" ? 0.09 : 0.5);
}

/** @param {AudioContext} audio @param {number} pitch @param {number} length seconds */
function knock(audio, pitch, length) {
  const tone = audio.createOscillator();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch, audio.currentTime);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, audio.currentTime + length);
  tone.connect(fading(audio, 0.18, length)).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}

/** @param {AudioContext} audio */
function rustle(audio) {
  const length = 0.09;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const wave = noise.getChannelData(0);
  for (let n = 0; n < wave.length; n += 1) wave[n] = (Math.random() * 2 - 1) * (1 - n / wave.length);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  source.connect(filter).connect(fading(audio, 0.14, length)).connect(audio.destination);
  source.start();
}

/** @param {AudioContext} audio @param {number} volume @param {number} length */
function fading(audio, volume, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + length);
  return gain;
}
