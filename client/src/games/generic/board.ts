// The board of a game that has none here: its view as a table, its choices as a list.

import { naming } from "$lib/names";
import { ranges } from "$lib/offers";
import type { News, View, Word } from "$lib/protocol";
import { t, words } from "$lib/words.svelte";
import type { BoardDetails, BoardWords, Draft, GameBoard, LogLine, Scene, Step } from "../contract";
import Board from "./Board.svelte";
import Revealed from "./Revealed.svelte";
import { textView } from "./text_view";
import Tray from "./Tray.svelte";
import { spoken, Wording } from "./wording";

/** Nothing is composed here: every choice has a control of its own. */
export class GenericDraft implements Draft {
  readonly word = null;
  readonly label = "";
  readonly why = "";
  constructor(readonly details: BoardDetails) {}
}

export function genericBoard(code: string): GameBoard<View, GenericDraft> {
  const wording = new Wording(code);
  const details = detailsWith(wording);
  return {
    Board,
    Tray,
    createDraft: () => new GenericDraft(details),
    words: wordsWith(wording),
    details: () => Promise.resolve(details),
  };
}

function wordsWith(wording: Wording): BoardWords {
  return {
    prompt: () => ({ title: t("generic-prompt") }),
    waiting: ({ view, names }) => {
      const acting = view.acting.map((player) => names[player] ?? "?");
      return acting.length ? t("generic-waiting", { names: words.list(acting), count: acting.length }) : t("generic-over");
    },
    steps: ({ view: { phase } }): Step[] => (phase ? [{ text: spoken(phase), state: "now" }] : []),
    seatStatus: ({ view }, player) => (view.acting.includes(player) ? t("generic-chooses") : ""),
    score: scoreOf,
    newsLine: (news, scene) => newsLine(news, scene, wording),
    newsHeading: () => "",
    rule: () => "",
  };
}

/** The score of a player, where the view has a list of them. */
function scoreOf({ view }: Scene, player: number): number | undefined {
  const { scores } = view as { scores?: unknown };
  const score: unknown = Array.isArray(scores) && scores.length === view.players ? scores[player] : undefined;
  return typeof score === "number" ? score : undefined;
}

function newsLine([key, ...values]: News, { names, you }: Scene, wording: Wording): LogLine | null {
  if (key !== "did") {
    const text = wording.news(key, values, names);
    return text === null ? null : { text };
  }
  const [player, verb, ...numbers] = values as [number, string, ...number[]];
  const who = naming("who", player, names, you);
  const own = wording.did(verb, numbers, names, who);
  return { text: own ?? t("generic-did", { ...who, choice: wording.choice([verb, ...numbers], names) }), by: player };
}

function detailsWith(wording: Wording): BoardDetails {
  return {
    choiceLabel: (choice: Word, { names }) => wording.choice(choice, names),
    offerLabel: (offer) => wording.verb(offer.verb),
    countedThings: (offer) => wording.counted(offer.verb, ranges(offer).length),
    shortcuts: () => [],
    textView: (scene) => textView(scene, wording),
    coach: [],
    Revealed,
    hasNothingToReveal: true,
  };
}
