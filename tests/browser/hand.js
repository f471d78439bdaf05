// Looks at a table as a person does, and returns where to press next. Only what can be seen and
// reached is pressed: a control that is covered by another one is told as such.
({ kind, luck, tries, pressed }) => {
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const isFree = (element) => !element.matches(":disabled, [aria-disabled='true']") && isSeen(element);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isFree);
  const any = (list) => list[Math.floor(luck * list.length) % list.length];

  const nameOf = (element) =>
    (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 80);

  const POINTS = [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.15, 0.15], [0.85, 0.85]];
  /** Where an element can be pressed. */
  const at = (element) => {
    if (!element) return { state: "nothing" };
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    let above = null;
    for (const [across, down] of POINTS) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.closest("label")?.contains(element))) {
        if (element.matches("select")) return { state: "select", index: [...document.querySelectorAll("select")].indexOf(element) };
        return { state: "press", x, y, name: nameOf(element) };
      }
      above = hit ?? above;
    }
    return { state: "covered", name: nameOf(element), by: above ? `${above.tagName} ${above.className}` : "nothing" };
  };

  const dialog = document.querySelector("dialog[open]");
  if (dialog) return at(dialog.querySelector("header button"));
  // What a bot does between looking and pressing may put the way to the log under the finger.
  const [drawer] = all(".side.open .tabs .only-narrow");
  if (drawer) return at(drawer);
  const tray = document.querySelector("#tray");
  if (!tray) return { state: "elsewhere" };
  if (tray.querySelector(".vote button")) return at(tray.querySelector(".vote button"));
  const desk = tray.querySelector("fieldset.desk");
  const [main] = all("#tray [data-main]");
  if (!desk) return main ? at(main) : { state: "waiting" };
  if (desk.disabled) return { state: "busy" };

  const options = all("#tray [data-option]");
  if (kind === "newcomer") {
    const pointed = all("button.pointed, .pointed button").filter((each) => !pressed.includes(nameOf(each)));
    return at(pointed[0] ?? all("[data-hint]")[0] ?? main ?? options.find((each) => !pressed.includes(nameOf(each))) ?? options[0]);
  }

  const things = all("#tray fieldset.desk :is(button, select, [role='radio']), #stage button").filter((each) => each !== main);
  if (main && (luck < 0.55 || tries > 10)) return at(main);
  if (tries > 16) return at(things[tries % things.length]); // one after the other: something must help
  return at(options.length && luck < 0.8 ? options[Math.floor(luck * 1000) % options.length] : (any(things) ?? main));
}
