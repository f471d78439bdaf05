// Drawings are symbols of one hidden SVG; every game adds its own when it is opened.

let sprite: SVGSVGElement | null = null;

/** Add the symbols of an SVG file to the page, those that are not there yet. */
export function draw(file: string): void {
  const found = new DOMParser().parseFromString(file, "image/svg+xml").querySelectorAll("symbol");
  sprite ??= hidden();
  for (const symbol of found) {
    if (!sprite.querySelector(`#${CSS.escape(symbol.id)}`)) sprite.append(document.importNode(symbol, true));
  }
}

function hidden(): SVGSVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("class", "sprite");
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
