// Tells, with the page's own tellers, what a test asks of them: {words, asked: [{…}]} on stdin.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { tellerFrom } = await import(pathToFileURL(`${folder}/say.js`));
const { words, asked } = JSON.parse(readFileSync(0, "utf8"));
const teller = tellerFrom(words);

const told = asked.map(({ view, names, news, chosen, verbs, begun }) => ({
  board: teller.board(view, names),
  news: news.map((item) => teller.news(item, names, view)),
  question: chosen.length ? teller.question(view, names) : "",
  consequences: chosen.map((word) => teller.consequence(word, view, names)),
  things: verbs.map((verb) => teller.things(verb, view)),
  steps: begun.map((word) => teller.step(word, view, names)),
  shortcuts: chosen.length ? teller.shortcuts(view) : {},
}));
process.stdout.write(JSON.stringify(told));
