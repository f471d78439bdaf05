// The service worker: it opens the home page without a line and calls people to slow games.

import type { Language } from "./words.svelte";

export const ROOT = "/"; // where it lives: it must know the tabs of all tables

const isAble = (): boolean => window.isSecureContext && "serviceWorker" in navigator;

export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { scope: ROOT, updateViaCache: "none" });
}

/** Have it running, where there is one; a page that is being written has none. */
export function keepWorker(): void {
  if (!import.meta.env.PROD || !isAble()) return;
  void startWorker().catch(() => null); // a browser without one still plays
}

/** Let it speak this language too. */
export function tellWorker(language: Language): void {
  if (!isAble()) return;
  void navigator.serviceWorker.getRegistration(ROOT).then((found) => {
    if (found) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }));
  });
}
