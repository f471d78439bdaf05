import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { worker } from "./worker.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env["FUNNYMONEY_SERVER"] ?? "http://127.0.0.1:8000";

const OF_EVERY_TABLE = /client\/src\/(lib\/(focus|following|kept|known|me|motion|names|net|numbers|offers|refusals|room|sums|unable)|parts\/(Acts|Icon|Later|Note|Rich|Seal|Stepper)|art\/(seals|sprite))\b/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "gallery" ? [] : [worker(at("../src/funnymoney/words"), at("src/games"))])],
  resolve: {
    alias: { $lib: at("src/lib"), $parts: at("src/parts"), $words: at("../src/funnymoney/words") },
    // Component tests run in jsdom, which is a browser as far as Svelte is concerned.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  server: {
    fs: { allow: [at("."), at("../src/funnymoney/words"), at("../build")] },
    // `npm run dev` beside a running `funnymoney serve`.
    proxy: Object.fromEntries(
      ["/api", "/j"].map((path) => [path, { target: SERVER, ws: true, changeOrigin: false }]),
    ),
  },
  build: {
    outDir: mode === "gallery" ? at("../build/gallery") : at("../src/funnymoney/server/static"),
    emptyOutDir: true,
    manifest: "chunks.json", // which file is made of what, for the test of their size
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === "gallery" ? at("gallery.html") : at("index.html"),
      // What every table needs is one file: small ones pack worse, and each is asked for.
      output: { codeSplitting: { groups: [{ name: "table", test: OF_EVERY_TABLE }] } },
    },
  },
  // On a busy machine to fetch a game takes seconds.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 30_000 },
}));
