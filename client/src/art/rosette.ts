// Rosettes as a geometric lathe engraves them: r(t) = A + B sin(kt + phase), several phases laid
// over each other. The numbers differ for each game, as the ink does.

export type Rosette = "cb" | "cf" | "ff" | "cc" | "fm";

interface Ring {
  radius: number;
  swing: number;
  waves: number;
  phases: number;
  points: number;
}

const ring = (radius: number, swing: number, waves: number, phases: number, points: number): Ring => ({
  radius,
  swing,
  waves,
  phases,
  points,
});

const RINGS: Record<Rosette, Ring[]> = {
  cb: [ring(84, 10, 16, 6, 190), ring(56, 14, 12, 6, 150), ring(28, 9, 8, 4, 90)],
  cf: [ring(62, 30, 9, 9, 170), ring(24, 8, 9, 4, 90)],
  ff: [ring(93, 4, 36, 4, 420)],
  cc: [ring(70, 24, 7, 5, 170), ring(46, 18, 14, 5, 190), ring(92, 4, 28, 3, 200)],
  fm: [ring(72, 20, 10, 8, 170), ring(40, 16, 10, 6, 140)],
};
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

/** A circle that rolls inside another one: the star of Falsche FFuffziger. */
function rolled(outer: number, inner: number, pen: number, scale: number): string {
  return closed(900, (part) => {
    const turn = 2 * Math.PI * inner * part;
    const [apart, ratio] = [outer - inner, ((outer - inner) / inner) * turn];
    return [
      CENTRE + scale * (apart * Math.cos(turn) + pen * Math.cos(ratio)),
      CENTRE + scale * (apart * Math.sin(turn) - pen * Math.sin(ratio)),
    ];
  });
}

const known = new Map<Rosette, string>();

/** The path of a rosette, in a box of 200 × 200. */
export function rosette(kind: Rosette): string {
  let path = known.get(kind);
  if (path === undefined) {
    path = RINGS[kind].map(ringPath).join("") + (kind === "ff" ? rolled(96, 37, 58, 0.78) : "");
    known.set(kind, path);
  }
  return path;
}
