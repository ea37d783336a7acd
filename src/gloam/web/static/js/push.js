// Lets the server tell this browser that it is somebody's turn, where whoever runs it has set keys for that. Where it
// cannot be had nothing else changes: an open page still says it by itself.

export async function subscribe() {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.pushManager) return;
  const { key } = await asked("/me/push");
  if (!key) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const found = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(wanted).catch(() => null));
  if (found) await sent("/me/push", found);
}

export async function unsubscribe() {
  const worker = await navigator.serviceWorker?.getRegistration();
  const found = await worker?.pushManager?.getSubscription();
  if (!found) return;
  await sent("/me/push/off", found);
  await found.unsubscribe().catch(() => false);
}

async function asked(path) {
  const answer = await fetch(path, { headers: { accept: "application/json" } }).catch(() => null);
  return answer?.ok ? answer.json() : {};
}

function sent(path, subscription) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(subscription) }).catch(() => null);
}
