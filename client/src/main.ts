import { mount } from "svelte";
import App from "./App.svelte";
import shared from "./art/shared.svg?raw";
import { draw } from "./art/sprite";
import "./styles/index.css";
import "./games/inks";
import { catalogue } from "$lib/catalogue.svelte";
import { dress, firstLanguage, settings } from "$lib/settings.svelte";
import { keepWorker, tellWorker } from "$lib/worker";
import { words } from "$lib/words.svelte";

dress();
void catalogue.find().catch(() => null); // who needs the list asks again
if (new URLSearchParams(location.search).has("text")) settings.text = true; // by this link only, as ?lang
draw(shared);

const page = document.getElementById("page");
await words.speak(firstLanguage());
await words.need("common", "app");
if (page) mount(App, { target: page });
keepWorker();
tellWorker(words.language);
