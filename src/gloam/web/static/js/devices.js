// Another device has the same seat. Whoever knows that may say so; this browser then remembers, until there is another.
import { keep, recall } from "./memory.js";

export function start() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-knows]");
    if (!button) return;
    keep("devices", button.dataset.knows);
    dress();
  });
}

export function dress() {
  for (const it of document.querySelectorAll("[data-devices]")) {
    it.toggleAttribute("data-js-known", recall("devices") === it.dataset.devices);
  }
}
