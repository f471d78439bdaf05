// The numbered rules of a game, in the order of their file: headings and rules.

import type { FluentBundle, Message } from "@fluent/bundle";
import { FluentBundle as Bundle } from "@fluent/bundle";
import type { GameName } from "./protocol";
import { bring, resource, type Language } from "./words.svelte";

export interface Rule {
  id: string; // CB-14
  text: string;
  example: string;
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

const isHeading = (id: string): boolean => id.startsWith("section-");

/** Read the rules of a game in a language; one that was installed has them among its words, under headings. */
export async function rulesOf(game: GameName, language: Language): Promise<Section[]> {
  const found = (await resource(language, `rules-${game}`)) ?? (await resource(language, bring(game)));
  if (!found) return [];
  const bundle = new Bundle(language, { useIsolating: false });
  bundle.addResource(found);
  const sections: Section[] = [];
  for (const entry of found.body) {
    const message = bundle.getMessage(entry.id);
    if (!message) continue;
    if (isHeading(entry.id)) {
      sections.push({ id: entry.id, title: textOf(bundle, message.value), rules: [] });
    } else {
      sections.at(-1)?.rules.push({
        id: entry.id,
        text: textOf(bundle, message.value),
        example: textOf(bundle, message.attributes["example"] ?? null),
      });
    }
  }
  return sections;
}

const textOf = (bundle: FluentBundle, pattern: Message["value"]): string =>
  pattern ? bundle.formatPattern(pattern) : "";

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Keep what has these words, whatever their accents; a rule is found by its number, too. */
export function search(sections: Section[], asked: string): Section[] {
  const sought = plain(asked).split(/\s+/).filter(Boolean);
  if (!sought.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const all = plain(`${section.title} ${rule.id} ${rule.text} ${rule.example}`);
        return sought.every((word) => all.includes(word));
      }),
    }))
    .filter((section) => section.rules.length);
}
