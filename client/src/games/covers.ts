// What stands for a game before its board is read: the drawing and the rosette on its banknote.

import type { Lathe } from "../art/rosette";
import { HOUSE } from "../art/rosette";
import plain from "../art/plain.svg?raw";
import type { GameName } from "$lib/protocol";

export interface Cover {
  vignette: string; // an SVG file with
  symbol: string; // this symbol
  lathe: Lathe;
}

const COVERS = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "cover" });
const PLAIN: Cover = { vignette: plain, symbol: "v-plain", lathe: HOUSE };

export const coverOf = (name: GameName): Cover => COVERS[`./${name}/cover.ts`] ?? PLAIN;
