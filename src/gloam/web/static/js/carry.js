// Things that can be carried: a button says by their ids what is carried (data-carry) and where it may be dropped
// (data-to); to drop it there presses the button. Without this file, or with a finger, the button is there.

let ways = []; // the buttons of what is being carried

export function start() {
  document.addEventListener("dragstart", (event) => {
    const it = event.target.closest?.("[draggable=true]");
    ways = it ? buttons().filter((button) => names(button.dataset.carry).includes(it.id)) : [];
    if (ways.length) event.dataTransfer.effectAllowed = "move";
  });
  document.addEventListener("dragover", (event) => {
    const place = under(event.target);
    mark(place);
    if (place) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const place = under(event.target);
    if (!place) return;
    event.preventDefault();
    leading(place).click();
  });
  document.addEventListener("dragend", () => {
    mark(null);
    ways = [];
  });
}

export function dress() {
  const carried = new Set(buttons().flatMap((button) => names(button.dataset.carry)));
  for (const it of document.querySelectorAll("[draggable=true]")) if (!carried.has(it.id)) it.removeAttribute("draggable");
  for (const id of carried) document.getElementById(id)?.setAttribute("draggable", "true");
}

function buttons() {
  return [...document.querySelectorAll("button[data-carry]")];
}

function names(text) {
  return text.split(" ");
}

/** The place under the pointer where what is carried may be dropped: the innermost of several. */
function under(target) {
  let place = target instanceof Element ? target : null;
  while (place && !leading(place)) place = place.parentElement;
  return place;
}

function leading(place) {
  return place.id ? ways.find((button) => names(button.dataset.to).includes(place.id)) : undefined;
}

function mark(place) {
  for (const it of document.querySelectorAll("[data-js-over]")) if (it !== place) it.removeAttribute("data-js-over");
  place?.setAttribute("data-js-over", "");
}
