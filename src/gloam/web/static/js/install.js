// A browser that can keeps a page for when there is no connection. Nothing else depends on it.

export function start() {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}
