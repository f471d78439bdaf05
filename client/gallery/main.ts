// A table at any moment, without a server: /gallery.html?game=NAME&scene=3&lang=fr&theme=dark&text
// The moments are made by `python -m tests.browser.scenes`. For those who draw boards, and for tests.

import { mount } from "svelte";
import shared from "../src/art/shared.svg?raw";
import { draw } from "../src/art/sprite";
import "../src/styles/index.css";
import "../src/games/inks";
import Gallery from "./Gallery.svelte";
import { dress, firstLanguage, settings, type Theme } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get("theme") as Theme | null) ?? "light";
settings.text = asked.has("text");
if (settings.theme !== ("uv" as Theme)) dress();
else document.documentElement.dataset["theme"] = "uv";
draw(shared);

const page = document.getElementById("page");
await words.speak(firstLanguage());
await words.need("common", "app");
if (page) mount(Gallery, { target: page });
