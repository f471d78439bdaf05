// The least fist that can win a card.

import { worth } from "./things";
import { FACES, REAL } from "./view";

/** Return it, with as little real money as that allows; or nothing if all money is too little. */
export function justEnough(held: readonly number[], least: number): number[] | null {
  let lots = new Map<number, number[]>([[0, []]]); // notes by what they add up to
  FACES.forEach((face, value) => {
    const more = new Map<number, number[]>();
    for (let count = 0; count <= (held[value] ?? 0); count += 1) {
      for (const [total, lot] of lots) {
        // A note that is not needed any more is left out.
        const isNeeded = count === 0 || total + (count - 1) * face < least;
        const all = total + count * face;
        if (isNeeded && !more.has(all)) more.set(all, [...lot, count]);
      }
    }
    lots = more;
  });
  const able = [...lots]
    .map(([total, lot]) => [...lot, Math.max(0, least - total)])
    .filter((fist) => (fist[REAL] ?? 0) <= (held[REAL] ?? 0));
  able.sort((one, other) => worth(one) - worth(other) || (one[REAL] ?? 0) - (other[REAL] ?? 0));
  return able[0] ?? null;
}
