// The connection to the table: whether it stands, what is under way, and what is read aloud.

const html = document.documentElement;
const PATIENCE = 700; // milliseconds without a connection before it is worth a word
const AGAIN = 2000; // milliseconds until a connection that could not be made is tried again
const LINES = 6; // log lines read aloud at once
const sent = new Set(); // what was sent and not yet answered by the table
let said = null; // number of the newest log line that was read aloud
let waiting = 0;
let leaving = false;

export function start(table) {
  table.addEventListener("htmx:sse:before:connection", (event) => event.detail.connection.attempt > 0 && lost());
  table.addEventListener("htmx:sse:after:connection", found);
  table.addEventListener("htmx:sse:error", lost);
  table.addEventListener("htmx:sse:close", () => retry(table));
  table.addEventListener("htmx:finally:request", (event) => event.target === table && retry(table));
  table.addEventListener("htmx:sse:after:message", ({ detail }) => comes(table, detail.message.id));
  addEventListener("offline", lost);
  addEventListener("online", () => renew(table));
  addEventListener("pagehide", () => (leaving = true));
  addEventListener("pageshow", (event) => event.persisted && location.reload());

  table.addEventListener("click", once, { capture: true });
  table.addEventListener("htmx:config:request", (event) => isTwice(event.detail.ctx.request) && event.preventDefault());
  table.addEventListener("htmx:before:request", ({ detail }) => {
    if (detail.ctx.request.submitter) detail.ctx.request.submitter.dataset.sent = "";
  });
  table.addEventListener("htmx:error", ({ detail, target }) => {
    forget();
    if (target !== table && detail.ctx) renew(table);
  });
  table.addEventListener("htmx:response:error", ({ detail, target }) => {
    forget();
    if (target !== table) tell(detail.ctx.text);
  });
  table.addEventListener("htmx:after:request", ({ detail, target }) => {
    if (target.id === "say" && detail.ctx.response.raw.ok) target.reset();
  });
}

export function dress(table) {
  const play = table.querySelector(".play");
  forget();
  if (play?.dataset.title) document.title = `${play.dataset.title} · Gloam`;
  announce(table);
  const goto = table.querySelector("[data-goto]");
  if (goto) location.assign(goto.dataset.goto);
}

// ---- the connection

function found() {
  clearTimeout(waiting);
  waiting = 0;
  html.dataset.live = "on";
  document.getElementById("away")?.setAttribute("hidden", "");
}

/** The page is what this message says: its digest, and after it how often it has changed. */
function comes(table, id) {
  const [digest, ...version] = (id ?? "").split(".");
  if (!digest) return;
  table.dataset.version = version.join(".");
  table.setAttribute("hx-sse:connect", table.getAttribute("hx-sse:connect").replace(/\?.*/, `?v=${id}`));
}

function lost() {
  if (leaving) return;
  html.dataset.live = "off";
  waiting ||= setTimeout(() => document.getElementById("away")?.removeAttribute("hidden"), PATIENCE);
}

/** Where the stream could not be opened, or has ended for good, open it anew. */
function retry(table) {
  setTimeout(() => {
    if (leaving || table._htmx?.sse) return;
    lost();
    window.htmx.ajax("GET", table.getAttribute("hx-sse:connect"), { source: table });
  }, AGAIN);
}

/** Let go of a stream that may be dead, or says no longer who is there; it is opened again at once. */
export function renew(table) {
  lost();
  table._htmx?.sse?.reader?.cancel();
}

// ---- what is sent

/** The second click of a double click is no answer to whatever has come up in the meantime. */
function once(event) {
  if (event.detail < 2 || !event.target.closest("button[type=submit]:not([data-stage-do])")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A second click on the same thing, before the table has answered the first. */
function isTwice(request) {
  if (request.method !== "POST") return false;
  const what = `${request.action} ${new URLSearchParams(request.body)}`;
  if (sent.has(what)) return true;
  sent.add(what);
  return false;
}

function forget() {
  sent.clear();
  for (const it of document.querySelectorAll("[data-sent]")) delete it.dataset.sent;
}

/** What went wrong, as the server has said it. */
function tell(page) {
  const toast = document.getElementById("toast");
  const words = new DOMParser().parseFromString(page, "text/html").querySelector("main p")?.textContent;
  if (!toast || !words) return;
  toast.textContent = words;
  toast.hidden = false;
  setTimeout(() => (toast.hidden = true), 6000);
}

// ---- for those who listen

/** Log lines that have come into sight. What is played out is read aloud from the stage. */
function announce(table) {
  const lines = [...table.querySelectorAll("#panel-log li[id^=e]")].map((it) => [Number(it.id.slice(1)), it]);
  const newest = Math.max(-1, ...lines.map(([number]) => number));
  const fresh = said === null ? [] : lines.filter(([number]) => number > said).slice(-LINES);
  said = newest;
  if (fresh.length && !document.getElementById("stage")) document.getElementById("announced").textContent = fresh.map(([, it]) => words(it)).join(" ");
}

function words(line) {
  const copy = line.cloneNode(true);
  for (const it of copy.querySelectorAll(".why, .again")) it.remove();
  return copy.textContent.trim();
}
