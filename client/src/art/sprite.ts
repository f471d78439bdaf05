// Drawings are groups of one hidden SVG; every game adds its own when it is opened. In the files they
// are symbols, but to use a symbol makes a browser keep a clip and a scale of its own for each use: the
// scale is that of the SVG in which it is used, and nothing sticks out.

const NAMESPACE = "http://www.w3.org/2000/svg";
const boxes = new Map<string, string>();
let sprite: SVGSVGElement | null = null;

/** Add the symbols of an SVG file to the page, those that are not there yet. */
export function draw(file: string): void {
  const found = new DOMParser().parseFromString(file, "image/svg+xml").querySelectorAll("symbol");
  sprite ??= hidden();
  for (const symbol of found) {
    if (boxes.has(symbol.id)) continue;
    boxes.set(symbol.id, symbol.getAttribute("viewBox") ?? "");
    const group = document.createElementNS(NAMESPACE, "g");
    group.id = symbol.id;
    group.append(...symbol.childNodes);
    sprite.append(group);
  }
}

/** The room that a drawing takes, as the viewBox of the SVG in which it is used. */
export const boxOf = (name: string): string | undefined => boxes.get(name);

function hidden(): SVGSVGElement {
  const made = document.createElementNS(NAMESPACE, "svg");
  made.setAttribute("class", "sprite");
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
