// Works while no page is open: shows that it is somebody's turn, and leads to the table.
// It answers no request and keeps no file, so whatever is shown comes from the server itself.

const WORDS = {
  turn: "It is your turn",
  other: "Something has happened at your table",
};
const PATIENCE = 4000; // milliseconds to learn more about a table: nobody is told later for that

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(call(read(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.table));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

// ---------------------------------------------------------------------------------- calling

/** Show a notification, unless somebody looks at that table already. */
async function call({ table, kind }) {
  const body = await about(table);
  const tabs = await tabsAt(table);
  if (tabs.some((tab) => tab.visibilityState === "visible")) return;
  await self.registration.showNotification(Object.hasOwn(WORDS, kind) ? WORDS[kind] : WORDS.other, {
    body,
    tag: table, // a later one takes the place of one that was not answered
    renotify: Boolean(table),
    data: { table },
    icon: "/page/icon.png",
    badge: "/page/badge.png",
    lang: "en",
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

/** Say which game it is and with whom, as far as that can be learnt now. */
async function about(table) {
  try {
    const [me, games] = await Promise.all([ask("GET", "/api/me"), ask("GET", "/api/games")]);
    const own = me.tables.find(({ id }) => id === table);
    const { title } = games.find(({ name }) => name === own.game);
    const others = own.seats.filter(({ name }, place) => name && place !== own.you);
    return others.length ? `${title}, with ${listing(others.map(({ name }) => name))}` : title;
  } catch {
    return "";
  }
}

const listing = (names) =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part).join(" and ");

// ---------------------------------------------------------------------------------- leading

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

// --------------------------------------------------------------------------------- renewing

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
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(path, { method, headers, body: sent, signal });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}
