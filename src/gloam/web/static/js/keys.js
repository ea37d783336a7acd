// Whole games by keyboard: arrows within a group, Tab between groups, Enter confirms, U takes back, P passes, ? asks why.
import * as peek from "./peek.js";
import * as sheet from "./sheet.js";
import * as stage from "./stage.js";

const GROUPS = "[data-arrows], .hand, .pick, [role=tablist]";
const STOPS = "button:not(:disabled), a[href], input:not(:disabled)";
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
let held = null; // what had the focus before the page changed

export function start() {
  document.addEventListener("keydown", pressed);
  document.addEventListener("focusin", (event) => {
    const group = event.target.closest(GROUPS);
    if (group) rove(group, event.target);
  });
}

/** One stop for Tab in each group: where one was, else what is chosen, else the first. */
export function dress() {
  for (const group of document.querySelectorAll(GROUPS)) {
    const all = stops(group);
    const chosen = all.find((it) => it.matches("[aria-pressed=true], [aria-checked=true], [aria-selected=true]"));
    rove(group, all.includes(document.activeElement) ? document.activeElement : (chosen ?? all[0]));
  }
}

export function remember() {
  const now = document.activeElement;
  held = now && now !== document.body ? { id: now.id, inDock: now.closest("#dock") !== null } : null;
}

/** What had the focus and is gone leaves it to the dock, so that the next Tab leads to the next choice. */
export function restore() {
  if (!held || document.activeElement !== document.body) return;
  const again = held.id && document.getElementById(held.id);
  (again || document.getElementById("dock"))?.focus({ preventScroll: true });
}

function stops(group) {
  return [...group.querySelectorAll(STOPS)].filter((it) => it.closest(GROUPS) === group);
}

function rove(group, current) {
  for (const it of stops(group)) it.tabIndex = it === current ? 0 : -1;
}

function pressed(event) {
  if (event.key === "Escape") return escape(event);
  const typing = event.target.closest("input, textarea, select");
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing) return;
  if (event.repeat && event.key === "Enter") event.preventDefault();
  else if (event.key in STEPS || event.key === "Home" || event.key === "End") move(event);
  else if (event.key === "?") document.querySelector("#dock .why")?.click();
  else if (event.target.closest("#dock")) inDock(event);
}

function move(event) {
  const group = event.target.closest(GROUPS);
  if (!group) return;
  const all = stops(group).filter((it) => it.getClientRects().length);
  const at = all.indexOf(event.target);
  if (at < 0) return;
  const to = { Home: 0, End: all.length - 1 }[event.key] ?? (at + STEPS[event.key] + all.length) % all.length;
  event.preventDefault();
  all[to].focus();
  if (all[to].matches("[data-tab]")) all[to].click();
}

function inDock(event) {
  if (event.key === "u" || event.key === "U") {
    document.getElementById("undo")?.click();
  } else if (event.key === "p" || event.key === "P") {
    const passes = document.getElementById("passing")?.dataset.passes;
    if (passes) document.querySelector(`[name=choose][value="${passes}"]`)?.click();
  } else if (event.key === "Enter" && event.target.matches("[name=choose][aria-pressed=true]")) {
    const confirm = document.querySelector("#confirm-end, #confirm");
    if (!confirm) return;
    event.preventDefault();
    confirm.click();
  }
}

function escape(event) {
  if (peek.isOpen()) peek.close();
  else if (document.querySelector(":popover-open")) return; // it closes by itself
  else if (sheet.isOpen()) sheet.close();
  else if (!event.target.closest("input, textarea, select")) stage.leave(event.target);
}
