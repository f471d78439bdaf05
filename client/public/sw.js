// Works beside the pages of this site: opens the home page without a line, and shows that it is
// somebody's turn while no page is open.
//
// A page comes from the server whenever it answers, so nobody is kept on an old one. What has its
// hash in its name never changes and comes from the cache. What the server says is never kept.

// Written by worker.ts when the page is built.
const BUILT = { version: "", shell: [], words: {} };

const CACHE = `shell ${BUILT.version}`;
const OWN = "own"; // what the page has told this worker
const LANGUAGE = "/language";
const SOON = 4000; // milliseconds in which a server that can be reached answers
const LEFT_ALONE = ["/api/", "/operator/", "/metrics", "/health", "/ready", "/sw.js"];

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(hear(event.data ?? {})));
self.addEventListener("fetch", (event) => answer(event));
self.addEventListener("push", (event) => event.waitUntil(call(read(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.table));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

// ---------------------------------------------------------------------------------- the shell

/** Keep what opens the home page, and work at once: there is no old one to wait for. */
async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILT.shell.map((path) => new Request(path, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** Forget what is old, but for the one before: a tab may still show it, and need a part of it. */
async function takeOver() {
  const shells = (await caches.keys()).filter((name) => name.startsWith("shell "));
  const kept = [CACHE, shells.filter((name) => name !== CACHE).at(-1)];
  await Promise.all(shells.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

function answer(event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (LEFT_ALONE.some((path) => pathname.startsWith(path))) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(fromServer(request));
}

async function fromCache(request) {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone()).catch(() => null); // a full disk stops nobody
  }
  return fresh;
}

/** Every screen is the same file; where the server does not answer it is the one that was kept. */
async function fromServer(request) {
  const fresh = await fetch(request, { signal: AbortSignal.timeout(SOON) }).catch(() => Response.error());
  const isGood = fresh.ok || (fresh.status > 0 && fresh.status < 500) || fresh.type === "opaqueredirect";
  return isGood ? fresh : ((await caches.match("/", { cacheName: CACHE, ignoreVary: true })) ?? fresh);
}

/** Note in which language this person reads. */
async function hear({ language }) {
  if (!Object.hasOwn(BUILT.words, language)) return;
  const cache = await caches.open(OWN);
  await cache.put(LANGUAGE, new Response(language));
}

async function language() {
  const noted = await caches.match(LANGUAGE, { cacheName: OWN }).catch(() => null);
  return (await noted?.text()) ?? "en";
}

// ------------------------------------------------------------------------------------ calling

/** Show a notification, unless somebody looks at that table already. */
async function call({ table, kind }) {
  const lang = await language();
  const words = BUILT.words[lang] ?? {};
  const body = await about(table, lang, words);
  const tabs = await tabsAt(table);
  if (tabs.some((tab) => tab.visibilityState === "visible")) return;
  await self.registration.showNotification(kind === "turn" ? words.turn : words.other, {
    body,
    tag: table, // a later one takes the place of one that was not answered
    renotify: Boolean(table),
    data: { table },
    icon: "/icon-192.png",
    badge: "/badge.png",
    lang,
  });
}

/** Return the table and what is the matter; of what is no message of ours, nothing. */
function read(data) {
  try {
    const { table, kind } = data.json();
    return { table: String(table ?? ""), kind: String(kind ?? "") };
  } catch {
    return { table: "", kind: "" };
  }
}

/** Return what a game calls itself, of which this page has no words. */
async function titleOf(name) {
  const games = await ask("GET", "/api/games");
  return games.find((game) => game.name === name)?.title ?? name;
}

/** Say which game it is and with whom, as far as that can be learnt now. */
async function about(table, lang, words) {
  try {
    const me = await ask("GET", "/api/me");
    const own = me.tables.find(({ id }) => id === table);
    const game = words[own.game] ?? (await titleOf(own.game));
    const others = own.seats.filter(({ name }, place) => name && place !== own.you);
    if (!others.length) return game;
    const names = new Intl.ListFormat(lang).format(others.map(({ name }) => name));
    return words.company.replace("{game}", () => game).replace("{names}", () => names);
  } catch {
    return "";
  }
}

// ------------------------------------------------------------------------------------ leading

const addressOf = (table) => (table ? `/t/${encodeURIComponent(table)}` : "/");

/** Return the tabs in which a table is open. */
async function tabsAt(table) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.filter((tab) => new URL(tab.url).pathname === addressOf(table));
}

/** Bring a tab of the table to the front, or open one. */
async function lead(table) {
  for (const tab of await tabsAt(table)) {
    try {
      return await tab.focus();
    } catch {
      // This one may be closing.
    }
  }
  return self.clients.openWindow(addressOf(table));
}

// ----------------------------------------------------------------------------------- renewing

/** The browser has another address now, or needs one: the server must know it. */
async function renew({ oldSubscription: old, newSubscription }) {
  const { key } = await ask("GET", "/api/push");
  if (!key) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const fresh = newSubscription ?? (await self.registration.pushManager.subscribe(wanted));
  await ask("POST", "/api/push", fresh.toJSON());
  if (old && old.endpoint !== fresh.endpoint) {
    await ask("DELETE", "/api/push", { endpoint: old.endpoint });
  }
}

async function ask(method, path, body) {
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const sent = body && JSON.stringify(body);
  const signal = AbortSignal.timeout(SOON);
  const answered = await fetch(path, { method, headers, body: sent, signal });
  if (!answered.ok) throw new Error(`${method} ${path}: ${answered.status}`);
  return answered.status === 204 ? null : answered.json();
}
