// Boxes that stay as one has ticked them, from turn to turn and from game to game.
import { keep, recall } from "./memory.js";

export function start() {
  document.addEventListener("change", ({ target }) => {
    if (target.dataset.habit) keep(`habit.${target.dataset.habit}`, target.checked ? "yes" : "");
  });
}

export function dress() {
  for (const box of document.querySelectorAll("[data-habit]")) box.checked = recall(`habit.${box.dataset.habit}`) === "yes";
}
