import { mount } from "svelte";
import App from "./App.svelte";
import shared from "./art/shared.svg?raw";
import { draw } from "./art/sprite";
import "./styles/index.css";
import { dress, firstLanguage } from "$lib/settings.svelte";
import { keepWorker, tellWorker } from "$lib/worker";
import { words } from "$lib/words.svelte";

dress();
draw(shared);

const page = document.getElementById("page");
await words.speak(firstLanguage());
await words.need("common", "app");
if (page) mount(App, { target: page });
keepWorker();
tellWorker(words.language);
