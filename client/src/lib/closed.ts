// Tables that the server had to close: they are listed until their players have read why.

import { kept } from "./kept";

const KEY = "closed tables seen";
const MOST = 50; // the server lists fewer, and forgets them after a week

const seen = (): string[] => {
  const found = kept.read<unknown>(KEY);
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
};

export const wasSeen = (id: string): boolean => seen().includes(id);

export function noteSeen(id: string): void {
  if (!wasSeen(id)) kept.write(KEY, [...seen(), id].slice(-MOST));
}
