// What is too small for a thumb: things to press of which less than so many pixels can be hit.
// `drawn` are things on a board as wide as the page: what they do can be done elsewhere, too.
({ least, drawn }) => {
  const PRESSED =
    "a[href], button, summary, select, textarea, input, [role=button], [role=radio], [role=tab]";
  const top = document.querySelector("dialog[open]") ?? document.body; // nothing else can be pressed

  /** A word in a sentence may be as high as its line. */
  const isInSentence = (element) => {
    if (!getComputedStyle(element).display.startsWith("inline")) return false;
    const around = [...element.parentElement.childNodes].filter((each) => each !== element);
    return around.some((each) => each.nodeType === Node.TEXT_NODE && each.textContent.trim());
  };
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Whether a press there reaches the element, or the label that presses it. */
  const isHit = (element, x, y) => {
    const found = document.elementFromPoint(x, y);
    return Boolean(found && (element.contains(found) || found.closest("label")?.contains(element)));
  };
  /** How many pixels in one direction reach it: its own, and those that it was given beyond its box. */
  const reach = (element, target, along) => {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const own = along === "x" ? box.width : box.height;
    if (own >= least - 0.5) return own;
    const spare = least / 2 - 1;
    const ends = along === "x" ? [[x - spare, y], [x + spare, y]] : [[x, y - spare], [x, y + spare]];
    return ends.every((end) => isHit(element, ...end)) ? least : own;
  };
  const found = [];
  for (const element of top.querySelectorAll(PRESSED)) {
    const target = element.closest("label") ?? element;
    if (!isSeen(target) || element.closest(".sr, .skip, [inert]") || element.type === "hidden") continue;
    if (element.matches(drawn) || isInSentence(target)) continue;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const [wide, high] = [reach(element, target, "x"), reach(element, target, "y")];
    if (Math.min(wide, high) >= least - 0.5) continue;
    const name = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30);
    found.push(`${Math.round(wide)} x ${Math.round(high)}: ${element.localName}.${element.className} “${name}”`);
  }
  return [...new Set(found)].slice(0, 20);
}
