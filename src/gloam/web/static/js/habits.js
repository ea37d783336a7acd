// Boxes that stay as one has ticked them, from turn to turn and from game to game. And whoever changes what belongs to
// a choice means that choice.
import { keep, recall } from "./memory.js";

export function start() {
  document.addEventListener("change", ({ target }) => {
    if (target.dataset.habit) keep(`habit.${target.dataset.habit}`, target.checked ? "yes" : "");
    const choice = target.matches("select") && target.closest(".tick-with")?.querySelector("input[type=radio]");
    if (choice) choice.checked = true;
  });
}

export function dress() {
  for (const box of document.querySelectorAll("[data-habit]")) box.checked = recall(`habit.${box.dataset.habit}`) === "yes";
}
