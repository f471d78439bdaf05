// What cannot be seen or pressed at a table: the main button, whatever else can be chosen, the tools, the board.
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
