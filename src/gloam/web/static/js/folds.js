// What can be unfolded stays as its reader has left it when the page changes.

let open = new Map(); // name of a fold → whether it is open

export function remember() {
  open = new Map([...document.querySelectorAll("#live details[id]")].map((it) => [it.id, it.open]));
}

export function restore() {
  for (const it of document.querySelectorAll("#live details[id]")) {
    if (open.has(it.id) && it.open !== open.get(it.id)) it.open = open.get(it.id);
  }
}
