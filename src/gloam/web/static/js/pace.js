// How fast things are played out: each viewer's own choice, in the menu.
import { keep, recall } from "./memory.js";

const FACTORS = { slow: 1.7, normal: 1, fast: 0.45, once: 0 };
const YEAR = 31_536_000; // seconds
const html = document.documentElement;
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** `changed` when anything is to move otherwise, `told` when the server has to know of it. */
export function start(changed, told) {
  tell();
  less.addEventListener("change", changed);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-speed]");
    if (!button) return;
    const before = speed();
    keep("speed", button.dataset.speed);
    tell();
    changed();
    if ((before === "once") !== atOnce()) told();
  });
}

/** The server is told with the next connection: where everything is to come at once nothing is played out, and bots
 * need not seem to think. */
function tell() {
  document.cookie = `gloam-speed=${speed()}; path=/; max-age=${YEAR}; samesite=lax`;
}

export function dress() {
  html.dataset.speed = speed();
  for (const button of document.querySelectorAll("button[data-speed]")) {
    button.setAttribute("aria-pressed", String(button.dataset.speed === speed()));
  }
}

function speed() {
  const chosen = recall("speed", "normal");
  return chosen in FACTORS ? chosen : "normal";
}

/** Is nothing to move by itself? */
export function still() {
  return less.matches || html.classList.contains("still") || atOnce();
}

/** Is everything to come at once, and nothing to be played out? */
export function atOnce() {
  return speed() === "once";
}

/** How much longer than at normal speed everything stays. */
export function factor() {
  return FACTORS[speed()];
}

/** One of the design's times, such as "--m-fly", in milliseconds at the viewer's speed. */
export function time(token) {
  return parseFloat(getComputedStyle(html).getPropertyValue(token)) * FACTORS[speed()];
}
