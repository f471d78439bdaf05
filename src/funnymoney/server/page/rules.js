// The introduction and the rules of a game, folded away until somebody wants them.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";

export const rules = (words) => [
  h("details", { key: "introduction", class: "prose" }, h(
    "summary",
    {},
    "What is this game about?",
  ),
    words.introduction.map((text) => h("p", {}, text))),
  h(
    "details",
    { key: "rules", class: "prose" },
    h("summary", {}, "All the rules"),
    markdown(words.rules),
  ),
];
