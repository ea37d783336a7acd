// Log, chat, what was taken back and when to ask: tabs, which on a small screen are a sheet over the table.
import { keep, recall } from "./memory.js";

const html = document.documentElement;
const ON_DOCK = ".stage, .stage-tools, .sheet"; // what ends where the dock begins, as the page itself does
const PANELS = ["log", "chat", "undone", "asking", "words"]; // not every page has all of them
let tab = "log";
let atEnd = new Set(PANELS); // panels that show their newest line, and go on doing so
let brought = ""; // the place that was last brought into sight
let height = ""; // of the dock

export function start() {
  document.addEventListener("click", (event) => {
    const it = event.target.closest("[data-tab], [data-opens], [data-closes], [data-mute]");
    if (!it) return;
    if (it.dataset.tab) show(it.dataset.tab);
    else if (it.dataset.opens) open(event, it.dataset.opens);
    else if (it.dataset.closes) close();
    else mute();
  });
  const dock = document.getElementById("dock");
  if (!dock) return;
  new ResizeObserver(() => rest(`${dock.offsetHeight}px`)).observe(dock);
}

export function remember() {
  atEnd = new Set(PANELS.filter((name) => isAtEnd(list(name))));
}

export function dress() {
  if (height) rest(height);
  const muted = recall("mute") === "yes";
  html.toggleAttribute("data-muted", muted);
  if (!document.getElementById("panel-log")) return;
  if (!document.getElementById(`panel-${tab}`)) tab = "log";
  for (const name of PANELS) {
    const panel = document.getElementById(`panel-${name}`);
    if (!panel) continue;
    document.getElementById(`tab-${name}`).setAttribute("aria-selected", String(name === tab));
    panel.toggleAttribute("data-js-off", name !== tab);
    const lines = list(name);
    if (lines && atEnd.has(name)) lines.scrollTop = lines.scrollHeight;
  }
  count(muted);
  bring();
}

export function isOpen() {
  return html.dataset.sheet !== undefined;
}

export function close() {
  if (html.dataset.sheet === undefined) return;
  delete html.dataset.sheet;
  document.getElementById("log-open")?.focus();
}

function open(event, what) {
  event.preventDefault();
  if (what !== "log") tab = what;
  const small = getComputedStyle(document.getElementById("log")).position === "fixed";
  if (small && html.dataset.sheet !== undefined) return close();
  if (small) html.dataset.sheet = "";
  show(tab);
  document.getElementById(`tab-${tab}`).focus();
}

function show(name) {
  tab = name;
  atEnd = new Set(PANELS);
  dress();
}

/** On the dock, which is so high. */
function rest(high) {
  height = high;
  for (const it of [html, document.body, ...document.querySelectorAll(ON_DOCK)]) it.style.setProperty("--dock", high);
}

function list(name) {
  return document.querySelector(`#panel-${name} .log`);
}

function isAtEnd(it) {
  return !it || it.scrollHeight - it.scrollTop - it.clientHeight < 24;
}

// ---- chat

function mute() {
  keep("mute", recall("mute") === "yes" ? "no" : "yes");
  dress();
}

/** Remarks not yet read are counted, on the tab and on the button that opens the sheet. */
function count(muted) {
  const table = location.pathname.split("/")[2];
  const ids = [...document.querySelectorAll("#chat > li")].map((it) => Number(it.id.slice(1)));
  const held = Number(document.getElementById("unheard")?.dataset.first ?? Infinity); // what comes later is not here yet
  const newest = Math.max(0, ...ids.filter((id) => id < held));
  const inSight = tab === "chat" && document.getElementById("chat").getClientRects().length > 0;
  if (inSight) keep(`read.${table}`, newest);
  const unread = ids.filter((id) => id > Number(recall(`read.${table}`, "0"))).length;
  const badge = document.getElementById("unread");
  if (!badge) return; // nobody to talk to
  badge.textContent = String(unread);
  badge.hidden = muted || unread === 0;
  document.getElementById("log-open").toggleAttribute("data-js-unread", !badge.hidden);
}

/** On a phone the places are pages: the one that was just chosen, or is being resolved, comes into sight. */
function bring() {
  const places = document.querySelector(".locs");
  const place = places?.querySelector(".pos--chosen")?.closest(".loc") ?? places?.querySelector(".loc--now");
  const now = place?.id ?? "";
  if (place && !place.getClientRects().length) return; // behind what is played out: later
  if (place && now !== brought && places.scrollWidth > places.clientWidth) {
    places.scrollTo({ left: place.offsetLeft - places.offsetLeft - (places.clientWidth - place.offsetWidth) / 2 });
  }
  brought = now;
}
