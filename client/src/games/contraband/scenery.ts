// What is said aloud in the hall at this moment.

import { t } from "$lib/words.svelte";
import { statements, verdict, type Statement } from "./statements";
import { cardsOf, BAG, goodsSaid, isEmpty, isImmunity, type CbScene } from "./view";
import { listed, money } from "./things";

export interface Speech {
  key: string; // another one is another bubble
  text: string;
  kinds: number[]; // drawn below it
}

/** What the traveller says, as long as it is on the table. */
export function speech({ view }: CbScene): Speech | null {
  const said = view.said[view.holder];
  if (!said || !["inspection", "acceptance"].includes(view.phase)) return null;
  const key = `${view.holder} ${said.join(" ")}`;
  if (isImmunity(said)) return { key, text: t("cb-quote-immunity"), kinds: [BAG] };
  const goods = goodsSaid(said);
  if (isEmpty(goods)) return { key, text: t("cb-quote-nothing"), kinds: [] };
  return { key, text: t("cb-quote", { text: listed(goods) }), kinds: cardsOf(goods) };
}

/** The statement that was searched or informed on just now. */
export function found({ news }: CbScene): Statement | null {
  const deed = news.findLast(([key]) => key === "did");
  return deed?.[2] === "search" || deed?.[2] === "inform" ? (statements(news).at(-1) ?? null) : null;
}

/** What the Officer says. */
export function answer(scene: CbScene): Speech {
  const { view, news } = scene;
  const text = officerSays(scene);
  return { key: `${view.phase} ${news.length} ${text}`, text, kinds: [] };
}

function officerSays(scene: CbScene): string {
  const { view, news } = scene;
  if (view.phase === "over") return t("cb-quote-over");
  if (view.phase === "inspection") return t("cb-quote-look");
  if (view.phase === "rejection") return t("cb-quote-next");
  const last = statements(news).at(-1);
  if (view.phase === "acceptance") return passes(last);
  const opened = found(scene);
  return opened ? afterwards(opened, scene) : t("cb-quote-ask");
}

function passes(statement: Statement | undefined): string {
  const duty = statement?.payments.find(({ what }) => what === "duty")?.amount;
  return duty ? t("cb-quote-pass-duty", { amount: money(duty) }) : t("cb-quote-pass");
}

function afterwards(statement: Statement, { view }: CbScene): string {
  const fine = statement.payments.find(({ what }) => what === "fine");
  if (fine) return t("cb-quote-fine", { amount: money(fine.amount) });
  const damages = statement.payments.find(({ what }) => what === "damages");
  if (damages && damages.payer === view.officer) return t("cb-quote-sorry", { amount: money(damages.amount) });
  return t(verdict(statement) ? "cb-quote-true" : "cb-quote-caught");
}
