// Light and dark, text size, motion, sound: what is chosen in the sheet is there at once, and the server is told.

const html = document.documentElement;
const SHOWN = { theme: ["auto", "light", "dark"], text: ["text-2", "text-3"], motion: ["still"] };
const WORDS = { text: (size) => (size === "1" ? "" : `text-${size}`), motion: (kind) => (kind === "still" ? kind : "") };

/** `changed` when anything is to look or sound otherwise. */
export function start(changed) {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("#comfort [name]");
    const turns = event.target.closest("[data-turns]");
    if (turns) choose(turns.dataset.turns, html.dataset.sound === "on" ? "off" : "on");
    else if (button && button.name !== "language") {
      event.preventDefault();
      choose(button.name, button.value);
    } else return;
    changed();
  });
}

export function dress() {
  document.getElementById("loudspeaker")?.setAttribute("aria-pressed", String(html.dataset.sound === "on"));
}

function choose(name, value) {
  for (const it of document.querySelectorAll(`#comfort [name=${name}]`)) it.setAttribute("aria-pressed", String(it.value === value));
  if (name === "sound") html.dataset.sound = value;
  else {
    html.classList.remove(...SHOWN[name]);
    const word = WORDS[name] ? WORDS[name](value) : value;
    if (word) html.classList.add(word);
  }
  tell(name, value);
}

function tell(name, value) {
  fetch("/me/comfort", { method: "POST", headers: { "HX-Request": "true" }, body: new URLSearchParams({ [name]: value }) }).catch(() => {
    // without a connection it holds for this page
  });
}
