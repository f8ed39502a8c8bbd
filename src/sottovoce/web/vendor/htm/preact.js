import { h } from "preact";
import htm from "htm";
export * from "preact";
export const html = htm.bind(h);
