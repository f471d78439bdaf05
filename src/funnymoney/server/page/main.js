// Looks at the address and shows the screen for it.

import { h, paint } from "./dom.js";
import { join } from "./join.js";
import { lobby } from "./lobby.js";
import { record } from "./record.js";
import { table } from "./table.js";
import { top } from "./top.js";

const SCREENS = { t: table, j: join, r: record };

const root = document.getElementById("page");
const [, kind, id] = location.pathname.split("/");
const screen = kind in SCREENS && id ? SCREENS[kind] : lobby;

screen((nodes) => paint(root, nodes), id ? decodeURIComponent(id) : "").catch((error) => {
  paint(root, [top(), h("main", { class: "narrow" }, h("h1", {}, "That did not work"),
    h("p", {}, error.message), h("p", {}, h("a", { href: location.pathname }, "Try again")))]);
});

/** A fault of the page itself is said, not hidden: nothing is lost, the server has it all. */
function stumble() {
  if (document.getElementById("stumbled")) return;
  const note = document.createElement("p");
  note.id = "stumbled";
  note.className = "bar ended";
  note.setAttribute("role", "alert");
  const again = Object.assign(
    document.createElement("a"),
    { href: location.pathname, textContent: "Load it again" },
  );
  note.append("This page has stumbled. Nothing is lost. ", again);
  document.body.prepend(note);
}

addEventListener("error", stumble);
addEventListener("unhandledrejection", stumble);
