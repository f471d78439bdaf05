// What cannot be seen or pressed at a table: the main button, whatever else can be chosen, the tools, the board,
// the players and what can be unfolded.
({ tools, board }) => {
  const found = [];
  const nameOf = (element) => (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ");
  const middleOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isInSight = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > left && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  const isPressed = (element) => {
    const hit = document.elementFromPoint(...middleOf(element));
    return Boolean(hit && (element.contains(hit) || hit.closest("label")?.contains(element)));
  };

  for (const name of tools) {
    const tool = [...document.querySelectorAll(".tools button")].find((each) => nameOf(each) === name);
    if (!tool || !isInSight(tool) || !isPressed(tool)) found.push(`no way to: ${name}`);
  }

  const stage = document.querySelector("#stage");
  const shown = stage.getBoundingClientRect();
  const [width, height] = board;
  if (shown.width < width || shown.height < height) {
    found.push(`a board of ${Math.round(shown.width)} x ${Math.round(shown.height)} px`);
  }
  if (stage.scrollWidth > stage.clientWidth) found.push(`the board scrolls sideways by ${stage.scrollWidth - stage.clientWidth} px`);

  // Who plays, what he does and his time: each in sight, none over the other.
  for (const panel of document.querySelectorAll(".pl")) {
    const who = panel.getAttribute("aria-label");
    const written = (part) => {
      const element = panel.querySelector(part);
      if (!element?.textContent.trim() || !element.checkVisibility()) return null;
      const text = document.createRange();
      text.selectNodeContents(element);
      const [shown, whole] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
      return { left: shown.left, top: shown.top, bottom: shown.bottom, wide: shown.width, right: Math.min(shown.right, whole.right), whole: whole.width };
    };
    for (const part of [".nm-text", ".st"]) {
      const text = written(part);
      if (text && text.wide < Math.min(24, text.whole)) found.push(`${part} of ${who} has ${Math.round(text.wide)} px`);
    }
    const time = written(".clock");
    for (const part of [".nm-text", ".cash", ".st"]) {
      const text = time && written(part);
      const isOver = text && time.left < text.right && text.left < time.right && time.top + 3 < text.bottom && text.top + 3 < time.bottom;
      if (isOver) found.push(`the time of ${who} lies over ${part}`);
    }
  }

  // What is unfolded in the tray lies within the glass.
  for (const folded of document.querySelectorAll("#tray details")) {
    folded.open = true;
    for (const each of folded.querySelectorAll(":scope > :not(summary)")) {
      const { left, right, top } = each.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0) found.push(`hangs out of the glass: ${nameOf(folded.querySelector("summary"))}`);
    }
    folded.open = false;
  }

  // The one button that sends the choice is in sight at once; for the others one may scroll.
  const main = document.querySelector("#tray .acts [data-main]");
  if (main && !isInSight(main)) found.push(`out of sight: ${nameOf(main)}`);
  for (const each of document.querySelectorAll("#tray :is([data-main], [data-option])")) {
    if (each.matches(":disabled") || !each.getClientRects().length) continue; // not offered here
    each.scrollIntoView({ block: "center", behavior: "instant" });
    if (!isInSight(each) || !isPressed(each)) found.push(`out of reach: ${nameOf(each)}`);
  }
  return [...new Set(found)];
}
