// Says that there is no connection, where the browser would only say that something failed. It keeps one page and what
// that page is made of, and nothing of any table: a game that is shown is always the server's own word.
const KEPT = "gloam-1";
const PAGE = "/offline";
const PARTS = ["fonts", "tokens", "gloam", "pages", "reading", "comfort"].map((name) => `/static/${name}.css`);
const MORE = ["/static/symbols.svg", "/static/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, ...PARTS, ...MORE])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const older = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(older));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if ([...PARTS, ...MORE].includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

// The server says that it is somebody's turn, also where no page is open. Who looks at that table already is not told.
self.addEventListener("push", (event) => {
  const { title, path, tag } = event.data.json();
  const show = (windows) => {
    const looks = windows.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === path);
    return looks ? null : self.registration.showNotification(title, { tag, data: path, icon: "/static/icons/192.png" });
  };
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(show));
});

// A notification leads to the table that it speaks of: to the window where it is open, or to a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  const open = (windows) => {
    const there = windows.find((one) => new URL(one.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(open));
});
