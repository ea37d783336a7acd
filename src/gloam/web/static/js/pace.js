// How fast things are played out: each viewer's own choice, in the menu.
import { keep, recall } from "./memory.js";

const FACTORS = { slow: 2, normal: 1, fast: 0.5, once: 0 };
const html = document.documentElement;
const less = matchMedia("(prefers-reduced-motion: reduce)");

export function start(changed) {
  less.addEventListener("change", changed);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-speed]");
    if (!button) return;
    keep("speed", button.dataset.speed);
    changed();
  });
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
  return less.matches || speed() === "once";
}

/** One of the design's times, such as "--m-fly", in milliseconds at the viewer's speed. */
export function time(token) {
  return parseFloat(getComputedStyle(html).getPropertyValue(token)) * FACTORS[speed()];
}
