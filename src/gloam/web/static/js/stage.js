// Something played out step by step: one frame at a time, at the viewer's speed, forwards and backwards.
import { turnOver } from "./fly.js";
import { keep, recall } from "./memory.js";
import { still, time } from "./pace.js";

const WORD = 0.04; // how much longer a step stands for each word of its summary, in beats
const LAST = 2.5; // beats that the last frame stands
const SHORT = 1800; // milliseconds that it stands where nothing moves by itself
const NEAR = 24; // pixels from its end that a log follows what is written
const shows = new Map(); // by stage: { at, open, run, wanted, seen }; `seen`: the furthest frame that was shown
let first = true;
let copy = null; // the stage as it was before the page changed, with frames not yet seen
let timer = 0;
let due = { what: "", from: 0 }; // what the timer waits for, and since when
let written = () => {}; // lines of the log have come into sight

export function start(told) {
  written = told;
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-stage-do]");
    if (button) act(button.dataset.stageDo);
    else if (event.target.closest("#dock [name=choose]") && isOpen() && asksBehind()) finish(current());
  });
}

/** A stage that another one replaces before all of it was seen is played to its end first. */
export function remember() {
  const stage = document.getElementById("stage");
  const show = stage && shows.get(stage.dataset.stage);
  copy = show?.open && show.run && !still() && show.at < last(stage) ? stage.cloneNode(true) : null;
}

export function dress() {
  const stage = document.getElementById("stage");
  const earlier = [...document.querySelectorAll("#earlier > .stage")];
  if (copy && ![stage, ...earlier].some((it) => it?.dataset.stage === copy.dataset.stage)) earlier.unshift(copy);
  copy = null;
  if (first) earlier.forEach(pass);
  else if (!still()) earlier.filter(isUnseen).forEach(hold);
  if (stage) grown(stage);
  document.getElementById("stage-again")?.toggleAttribute("hidden", !stage || isOpen());
  first = false;
  draw();
}

// ---- which stage, which frame

/** Are there frames of this earlier stage that the viewer would have seen had it not been replaced? */
function isUnseen(stage) {
  const show = shows.get(stage.dataset.stage);
  return !show || (show.wanted && show.run && Math.min(show.at, show.end) < last(stage));
}

/** What was over when the page was opened is not played out by itself. */
function pass(stage) {
  shows.set(stage.dataset.stage, { at: last(stage), end: last(stage), open: false, run: true, wanted: true, seen: Infinity });
}

function hold(stage) {
  const key = stage.dataset.stage;
  const held = stage.cloneNode(true);
  for (const it of [held, ...held.querySelectorAll("[id]")]) it.removeAttribute("id");
  shows.set(key, { at: 0, run: true, wanted: true, seen: 0, ...shows.get(key), end: last(stage), open: true });
  const before = [...document.querySelectorAll("#held > .stage")].find((it) => it.dataset.stage === key);
  if (before) before.replaceWith(held);
  else document.getElementById("held").append(held);
}

/** The stage that is shown: the oldest not yet seen to its end, else the newest. */
function current() {
  return document.querySelector("#held > .stage") ?? document.getElementById("stage");
}

function last(stage) {
  return Number(stage.dataset.frames) - 1;
}

function isOver(stage) {
  return stage.dataset.over !== undefined;
}

function isOpen() {
  const stage = current();
  return Boolean(stage && shows.get(stage.dataset.stage)?.open);
}

/** The stage is new, or has more frames than before. */
function grown(stage) {
  const key = stage.dataset.stage;
  const known = shows.get(key);
  const end = last(stage);
  if (!known) {
    const seen = Number(recall(`stage.${key}`, first ? String(end) : "0", "sessionStorage"));
    const at = still() ? end : Math.min(seen, end);
    const idle = (first && isOver(stage)) || (end === 0 && asksBehind());
    shows.set(key, { at, end, open: !idle, run: true, wanted: true, seen: idle ? Infinity : at });
    return;
  }
  const more = end > known.end;
  known.end = end;
  known.at = still() && more ? end : Math.min(known.at, end);
  if (more && known.wanted) known.open = true;
}

// ---- what can be done

function act(what) {
  const stage = current();
  if (!stage) return;
  const show = shows.get(stage.dataset.stage);
  if (what === "back" || what === "next") {
    show.run = false;
    show.at = Math.max(0, Math.min(last(stage), show.at + (what === "next" ? 1 : -1)));
  } else if (what === "run") {
    show.run = !show.run || show.at === last(stage);
    if (show.at === last(stage)) show.at = 0;
  } else if (what === "again") {
    again(stage);
  } else if (what === "write") {
    for (const each of shows.values()) each.seen = Infinity;
  } else {
    show.wanted = false;
    end(stage);
  }
  dress();
}

/** From its beginning. Where nothing has come of it yet, what came before it is what one wants to see again. */
function again(stage) {
  const before = document.querySelector("#earlier > .stage:last-child");
  const wanted = stage.dataset.bare !== undefined && before ? before : stage;
  if (wanted === before) hold(before);
  Object.assign(shows.get(wanted.dataset.stage), { at: 0, open: true, run: !still() });
}

/** Away with it: to the stage that comes next, or to the table. */
function end(stage) {
  Object.assign(shows.get(stage.dataset.stage), { open: false, seen: Infinity });
  if (stage.id !== "stage") stage.remove();
}

/** Is the table itself needed, for a question that the stage is not about? */
function asksBehind() {
  const stage = document.getElementById("stage");
  return Boolean(document.querySelector(".play[data-asked]")) && stage.dataset.stays === undefined;
}

// ---- the picture

function draw() {
  clearTimeout(timer);
  const stage = current();
  if (isOpen() && !stage.hasAttribute("data-js-on")) scrollTo({ top: 0 });
  for (const it of document.querySelectorAll(".stage")) it.toggleAttribute("data-js-on", it === stage && isOpen());
  if (!stage || !isOpen()) return holdBack(Infinity);
  const show = shows.get(stage.dataset.stage);
  const { at, run } = show;
  show.seen = Math.max(show.seen, at);
  holdBack(told(stage, show.seen));
  keep(`stage.${stage.dataset.stage}`, at, "sessionStorage");
  for (const it of stage.querySelectorAll("[data-frame]")) present(it, Number(it.dataset.frame) === at);
  for (const it of stage.querySelectorAll("[data-step]")) {
    const step = Number(it.dataset.step);
    it.dataset.jsStep = step < at ? "done" : step === at ? "now" : "next";
  }
  enable(stage, "back", at > 0);
  enable(stage, "next", at < last(stage));
  stage.querySelector("[data-stage-do=run]").setAttribute("aria-pressed", String(run && at < last(stage)));
  go(stage, at, run);
}

/** How many lines of the log may be read once this frame was seen. With the newest of all everything may be. */
function told(stage, seen) {
  if (seen > last(stage) || (stage.id === "stage" && seen === last(stage))) return Infinity;
  return Number(stage.querySelector(`[data-frame="${seen}"]`).dataset.told);
}

/** Nothing tells the end early: lines of the log from this number on are not written yet. */
function holdBack(from) {
  const log = document.querySelector("#panel-log .log");
  if (!log) return;
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
  let waits = false;
  for (const it of log.querySelectorAll("li[id^=e]")) {
    const later = Number(it.id.slice(1)) >= from;
    it.toggleAttribute("data-js-later", later);
    waits ||= later;
  }
  document.getElementById("log-waits").hidden = !waits;
  if (atEnd) log.scrollTop = log.scrollHeight;
  written();
}

/** Show a frame, or hide it. What was revealed in it turns over when it comes. */
function present(frame, now) {
  const comes = now && !frame.hasAttribute("data-js-now");
  frame.toggleAttribute("data-js-now", now);
  if (comes) frame.parentElement.scrollTop = 0;
  if (comes && !still()) turnOver(frame.querySelectorAll(".is-turned"));
}

function enable(stage, what, can) {
  stage.querySelector(`[data-stage-do=${what}]`).disabled = !can;
}

/** Wait as long as this frame needs to be read, then go on. */
function go(stage, at, run) {
  const behind = stage.id === "stage" && asksBehind();
  if (!run) return;
  if (at < last(stage)) {
    after(still() ? 0 : wait(stage, at), `${stage.dataset.stage} ${at}`, () => step(stage));
  } else if (behind || isOver(stage) || stage.id !== "stage") {
    const pause = still() ? (behind ? 0 : SHORT) : time("--m-beat") * LAST;
    after(pause, `${stage.dataset.stage} end`, () => finish(stage));
  }
}

/** Do this in so many milliseconds from when it was first to be done: the page may change in the meantime. */
function after(pause, what, deed) {
  const now = performance.now();
  if (due.what !== what) due = { what, from: now };
  timer = setTimeout(deed, due.from + pause - now);
}

function step(stage) {
  const show = shows.get(stage.dataset.stage);
  show.at = still() ? last(stage) : show.at + 1;
  draw();
}

function finish(stage) {
  end(stage);
  dress();
}

function wait(stage, at) {
  const summary = stage.querySelector(`[data-step="${at}"] span`)?.textContent ?? "";
  return time("--m-beat") * (1 + WORD * summary.split(/\s+/).length);
}
