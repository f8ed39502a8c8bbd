/**
 * The small part of Markdown that our rules are written in, as nodes of the page: headings,
 * paragraphs, lists, tables, rules, quotes, pictures, and bold, italic, code and links within a line.
 * A heading or a bold beginning that names a paragraph (§4.2) becomes a place to go to. A comment
 * `<!-- drawn: name -->` is the place of a drawn example.
 */

import { html } from "htm/preact";

/** @typedef {{kind: string, lines: string[], level?: number}} Block */

/** @typedef {(name: string) => any} Draw  a drawn example by its name */

/** @param {string} source @param {Draw} [example] without it, examples are left out @returns {any[]} */
export function markdown(source, example = () => null) {
  return blocks(source.replaceAll("\r", "").split("\n")).map((block) => draw(block, example));
}

/** @param {string} paragraph such as 4.2 */
export const anchorOf = (paragraph) => `p${paragraph}`;

// ---------------------------------------------------------------- blocks

const DRAWN = /^<!-- drawn: (\S+) -->$/;
const ALONE = ["heading", "line", "drawn"]; // blocks of a single line

/** @param {string[]} lines @returns {Block[]} */
function blocks(lines) {
  /** @type {Block[]} */
  const found = [];
  let open = false;
  for (const line of lines) {
    const kind = kindOf(line);
    const last = found[found.length - 1];
    if (kind === "blank") open = false;
    else if (open && last && continues(last, kind)) last.lines.push(line);
    else {
      found.push({ kind, lines: [line] });
      open = !ALONE.includes(kind);
    }
  }
  return found;
}

/** @param {string} line */
function kindOf(line) {
  if (!line.trim()) return "blank";
  if (/^#{1,4} /.test(line)) return "heading";
  if (/^(-{3,}|\*{3,})$/.test(line.trim())) return "line";
  if (DRAWN.test(line)) return "drawn";
  if (/^\s*[-*] /.test(line)) return "list";
  if (/^\s*\d+\. /.test(line)) return "numbers";
  if (/^\|/.test(line)) return "table";
  if (/^> ?/.test(line)) return "quote";
  if (/^\s{2,}\S/.test(line)) return "more";
  return "text";
}

/** Does a line of this kind go on with the block? @param {Block} block @param {string} kind */
function continues(block, kind) {
  if (block.kind === kind) return true;
  if (kind === "more") return true;
  return kind === "text" && ["list", "numbers", "quote"].includes(block.kind);
}

/** @param {Block} block @param {Draw} example */
function draw(block, example) {
  const { kind, lines } = block;
  if (kind === "heading") return heading(lines[0]);
  if (kind === "drawn") return example(/** @type {RegExpExecArray} */ (DRAWN.exec(lines[0]))[1]);
  if (kind === "line") return html`<hr />`;
  if (kind === "list") return html`<ul>${items(lines).map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
  if (kind === "numbers") return html`<ol>${items(lines).map((item) => html`<li>${inline(item)}</li>`)}</ol>`;
  if (kind === "table") return table(lines);
  if (kind === "quote") return html`<blockquote>${inline(lines.map((line) => line.replace(/^> ?/, "")).join(" "))}</blockquote>`;
  return paragraph(lines.map((line) => line.trim()).join(" "));
}

/** @param {string} line */
function heading(line) {
  const [, marks, words] = /** @type {RegExpExecArray} */ (/^(#+) (.*)$/.exec(line));
  const id = paragraphOf(words);
  const content = inlineUnlinked(words);
  if (marks.length === 1) return html`<h1 id=${id}>${content}</h1>`;
  return marks.length === 2 ? html`<h2 id=${id}>${content}</h2>` : html`<h3 id=${id}>${content}</h3>`;
}

/** @param {string} words */
function paragraph(words) {
  return html`<p id=${paragraphOf(words)}>${inline(words)}</p>`;
}

/** The paragraph a text opens with, as a place to go to. @param {string} words */
function paragraphOf(words) {
  const found = /^(?:\*\*)?§\s?(\d+(?:\.\d+)*)/.exec(words);
  return found ? anchorOf(found[1]) : undefined;
}

/** @param {string[]} lines */
function items(lines) {
  /** @type {string[]} */
  const found = [];
  for (const line of lines) {
    const first = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (first) found.push(first[1]);
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

/** @param {string[]} lines */
function table(lines) {
  const rows = lines.map((line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  const [head, rule, ...body] = rows;
  const side = rule.map((cell) => (cell.endsWith(":") ? "right" : ""));
  return html`<div class="table" tabindex="0" role="group"><table>
    <thead><tr>${head.map((cell, n) => html`<th scope="col" class=${side[n]}>${inline(cell)}</th>`)}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell, n) => html`<td class=${side[n]}>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

// ---------------------------------------------------------------- within a line

const MARKS = /!\[([^\]]*)\]\(([^)]+)\)|\[([^\]]+)\]\(([^)]+)\)|`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|§\s?(\d+(?:\.\d+)*)/;

/** @param {string} words @returns {any[]} */
export function inline(words) {
  const found = MARKS.exec(words);
  if (!found) return words ? [words] : [];
  const before = words.slice(0, found.index);
  const after = words.slice(found.index + found[0].length);
  return [before, marked(found), ...inline(after)];
}

/** @param {RegExpExecArray} found */
function marked(found) {
  const [all, alt, picture, label, address, code, bold, italic, number] = found;
  if (picture) return html`<img src=${picture} alt=${alt} loading="lazy" />`;
  if (address) return html`<a href=${address}>${inline(label)}</a>`;
  if (code) return html`<code>${code}</code>`;
  if (bold) return html`<strong>${inlineUnlinked(bold)}</strong>`;
  if (italic) return html`<em>${inlineUnlinked(italic)}</em>`;
  return html`<a class="cite" href=${`#${anchorOf(number)}`}>${all}</a>`;
}

/** What stands in bold names its own paragraph: no link to itself. @param {string} words */
function inlineUnlinked(words) {
  const opening = /^§\s?\d+(?:\.\d+)*/.exec(words);
  return opening ? [opening[0], ...inline(words.slice(opening[0].length))] : inline(words);
}
