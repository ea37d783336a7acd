// Something played out, moment by moment. The server sends one moment at a time, and with it the ways on: this file only
// presses them, after as long as the moment is to stay. So nothing that comes later is ever on the page.
import { turnOver } from "./fly.js";
import { keep, recall } from "./memory.js";
import { atOnce, factor, still } from "./pace.js";

const FAST = 0.45; // for what one has no part in
const END = 6000; // milliseconds that the end of it stays where it is to run on
const KEYS = { " ": "run", ArrowRight: "next", ArrowLeft: "back", End: "end" };
let paused = false;
let shown = ""; // the moment that was on the stage when it was last looked at
let opener = null; // what was pressed to see something by hand, and where it stands: there one comes back to
let due = { what: "", from: 0 }; // what the timer waits for, and since when
let timer = 0;

export function start() {
  document.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-stage-do]");
    if (pressed) act(pressed);
    const opens = event.target.closest("button[name=again], button[name=late]");
    if (opens) opener = { like: like(opens), at: [...document.querySelectorAll(like(opens))].indexOf(opens) };
  });
  document.addEventListener("keydown", (event) => {
    const what = KEYS[event.key];
    const stage = event.target.closest?.("#stage");
    if (!what || !stage || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === " " && event.target.closest("button, a, input")) return;
    if (event.target.closest(".seg") && what !== "end") return;
    event.preventDefault();
    button(stage, what)?.click();
  });
}

export function dress() {
  clearTimeout(timer);
  const stage = document.getElementById("stage");
  if (!stage || !button(stage, "run")) return over(); // beside a question it does not go on
  const now = `${stage.dataset.stage} ${stage.dataset.at}`;
  if (now !== shown) comes(stage, shown);
  shown = now;
  const runs = !paused && !atOnce();
  button(stage, "run").setAttribute("aria-pressed", String(runs));
  button(stage, "let").setAttribute("aria-pressed", String(recall("let", "") === "on"));
  const next = button(stage, "next");
  if (runs && !next.disabled) wait(stage, now, next);
}

/** Leave the stage, where somebody has the focus on it or sees something again. */
export function leave(target) {
  const stage = document.getElementById("stage");
  if (!stage || !(stage.contains(target) || stage.querySelector("[name=first]")?.value)) return;
  button(stage, "end")?.click();
}

/** Nothing is on the stage any more. Whoever has opened it by hand finds the focus where they had it. */
function over() {
  if (shown && opener && document.activeElement === document.body) {
    document.querySelectorAll(opener.like)[opener.at]?.focus({ preventScroll: true });
  }
  if (shown) opener = null;
  shown = "";
  paused = false;
}

function like(opens) {
  return `button[name=${opens.name}][value="${opens.value}"]`;
}

/** A new moment is on the stage. */
function comes(stage, before) {
  stage.querySelector(".stage-frames").scrollTop = 0;
  if (!before) scrollTo({ top: 0 });
  if (!before && opener) stage.querySelector(".stage-frames").focus({ preventScroll: true });
  if (!still()) turnOver(stage.querySelectorAll(".is-turned"));
}

function button(stage, what) {
  return stage.querySelector(`[data-stage-do=${what}]`);
}

function act(pressed) {
  const stage = pressed.closest("#stage");
  const what = pressed.dataset.stageDo;
  if (!stage) return;
  if (what === "run") {
    paused = !paused;
    due = { what: "", from: 0 }; // the moment stands its whole time once more
  } else if (what === "let") keep("let", recall("let", "") === "on" ? "" : "on");
  else if (what === "back") paused = true;
  else return;
  if (what !== "back") dress();
}

/** Go on when this moment has stood as long as it is to. Its end stays, unless it is to run on. */
function wait(stage, now, next) {
  const stops = stage.dataset.stops !== undefined;
  if (stops && recall("let", "") !== "on") return;
  const pace = stage.dataset.aside !== undefined ? Math.min(FAST, factor()) : factor();
  const pause = stops ? END : Number(stage.dataset.wait) * pace;
  if (due.what !== now) due = { what: now, from: performance.now() };
  timer = setTimeout(() => next.click(), due.from + pause - performance.now());
}
