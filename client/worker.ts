// Completes the service worker when the page is built: which files open the home page without a line,
// and the words of its notifications in every language.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
const HOME = ["src/screens/Home.svelte"];
const WORDS_OF_HOME = /\/words\/\w+\/(common|app)\.ftl/;

/** Write what the worker must know into the copy of public/sw.js that was built. */
export function worker(words: string, boards: string): Plugin {
  return {
    name: "funnymoney-worker",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const file = `${dir}/sw.js`;
      const shell = shellOf(bundle);
      const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex");
      const known = { version: version.slice(0, 12), shell, words: wordsOf(words, gamesIn(boards)) };
      const text = readFileSync(file, "utf-8");
      writeFileSync(file, text.replace(/const BUILT = .*;/, () => `const BUILT = ${JSON.stringify(known)};`));
    },
  };
}

/** The files without which the home page does not open: what is begun with, and all it needs. */
function shellOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.filter(
    (chunk) =>
      chunk.isEntry ||
      HOME.some((name) => chunk.facadeModuleId?.endsWith(name)) ||
      WORDS_OF_HOME.test(chunk.facadeModuleId ?? ""),
  );
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.imports.forEach(take);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  };
  first.forEach((chunk) => take(chunk.fileName));
  const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
  return ["/", ...[...found, ...fonts].map((name) => `/${name}`)];
}

/** The games that have a board here; others are asked for when they are spoken of. */
const gamesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.ts`));

/** The words of a notification; names are put in where a brace holds their place. */
function wordsOf(folder: string, names: readonly string[]): Record<string, Record<string, string>> {
  const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
  return Object.fromEntries(
    languages.map((language) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const name of ["common", "app"]) bundle.addResource(read(`${folder}/${language}/${name}.ftl`));
      const say = (id: string): string => {
        const pattern = bundle.getMessage(id)?.value;
        return pattern ? bundle.formatPattern(pattern, { game: "{game}", names: "{names}" }) : "";
      };
      const games = names.map((game) => [game, say(`game-${game}`)]);
      const said = [["turn", say("call-turn")], ["other", say("call-other")], ["company", say("call-company")]];
      return [language, Object.fromEntries([...said, ...games]) as Record<string, string>];
    }),
  );
}

function read(file: string): FluentResource {
  try {
    return new FluentResource(readFileSync(file, "utf-8"));
  } catch {
    return new FluentResource(""); // a language that is being written
  }
}
