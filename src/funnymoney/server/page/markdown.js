// The little Markdown in which the rules are written: paragraphs, lists, tables, bold and italics.

import { h } from "./dom.js";

/** Describe a text as elements. */
export const markdown = (text) => text.split(/\n\s*\n/).flatMap(block);

function block(text, place) {
  const lines = text.split("\n");
  if (lines[0].startsWith("|")) return table(lines, place);
  if (/^(-|\d+\.) /.test(lines[0])) return list(lines, place);
  const heading = /^#+ (.*)/.exec(lines[0]);
  if (heading) return h("h4", { key: place }, inline(heading[1]));
  return h("p", { key: place }, inline(lines.join(" ")));
}

function list(lines, place) {
  const items = [];
  for (const line of lines) {
    const found = /^(?:-|\d+\.) (.*)/.exec(line);
    if (found) items.push(found[1]);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const tag = lines[0].startsWith("-") ? "ul" : "ol";
  return h(tag, { key: place }, items.map((item) => h("li", {}, inline(item))));
}

function table(lines, place) {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  return h("div", { class: "wide", key: place, tabindex: "0" },
    h("table", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, inline(cell)))))));
}

const inline = (text) =>
  text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return h("b", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return h("i", {}, part.slice(1, -1));
    if (part.startsWith("`") && part.length > 2) return h("code", {}, part.slice(1, -1));
    return part.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  });
