// What all screens share: the bar at the top, and the colours of a game.

import { h } from "./dom.js";

export const top = (...children) =>
  h("header", { class: "top", key: "top" },
    h("a", { class: "home", href: "/", "aria-label": "Funny Money: all tables" },
      h(
        "img",
        { src: "/page/icon.svg", alt: "", width: "28", height: "28" },
      ), h("b", {}, "Funny Money")),
    children);

const INKS = {
  contraband: "g-cb",
  counterfeiters: "g-cf",
  ffuffziger: "g-ff",
  crooked_cash: "g-cc",
};

/** One ink for each game: the class that sets it. */
export const ink = (game) => INKS[game] ?? "g-cf";

export function dress(game) {
  document.body.className = ink(game);
}
