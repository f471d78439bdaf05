// Rosettes as a geometric lathe engraves them: r(t) = A + B sin(kt + phase), several phases laid
// over each other. The numbers differ for each game, as the ink does.

export interface Ring {
  radius: number;
  swing: number;
  waves: number;
  phases: number;
  points: number;
}

export const ring = (radius: number, swing: number, waves: number, phases: number, points: number): Ring => ({
  radius,
  swing,
  waves,
  phases,
  points,
});

/** A circle that rolls inside another one, with a pen on it: together they draw a star. */
interface Star {
  outer: number;
  inner: number;
  pen: number;
  scale: number;
}

/** How the lathe is set for a game. */
export interface Lathe {
  rings: Ring[];
  star?: Star;
}

/** The rosette of a game that brings none. */
export const HOUSE: Lathe = { rings: [ring(72, 20, 10, 8, 170), ring(40, 16, 10, 6, 140)] };
const CENTRE = 100;

const closed = (count: number, at: (part: number) => [number, number]): string => {
  const points = Array.from({ length: count }, (_, place) => at(place / count));
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
};

function ringPath({ radius, swing, waves, phases, points }: Ring): string {
  return Array.from({ length: phases }, (_, number) =>
    closed(points, (part) => {
      const turn = 2 * Math.PI * part;
      const far = radius + swing * Math.sin(waves * turn + (number * 2 * Math.PI) / phases);
      return [CENTRE + far * Math.cos(turn), CENTRE + far * Math.sin(turn)];
    }),
  ).join("");
}

function starPath({ outer, inner, pen, scale }: Star): string {
  return closed(900, (part) => {
    const turn = 2 * Math.PI * inner * part;
    const [apart, ratio] = [outer - inner, ((outer - inner) / inner) * turn];
    return [
      CENTRE + scale * (apart * Math.cos(turn) + pen * Math.cos(ratio)),
      CENTRE + scale * (apart * Math.sin(turn) - pen * Math.sin(ratio)),
    ];
  });
}

const known = new Map<Lathe, string>();

/** The path of a rosette, in a box of 200 × 200. */
export function rosette(lathe: Lathe): string {
  let path = known.get(lathe);
  if (path === undefined) {
    path = lathe.rings.map(ringPath).join("") + (lathe.star ? starPath(lathe.star) : "");
    known.set(lathe, path);
  }
  return path;
}
