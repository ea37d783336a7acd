// What a reader has unfolded stays so when the page changes; and the row that a question is about comes into sight.

let open = new Map(); // name of a fold → whether it is open
let brought = ""; // the question whose row was last brought into sight
let before = ""; // the question as the page stood

export function remember() {
  before = asked();
  open = new Map([...document.querySelectorAll("#live details[id]")].map((it) => [it.id, it.open]));
}

export function restore() {
  for (const it of document.querySelectorAll("#live details[id]")) {
    if (open.has(it.id) && it.open !== open.get(it.id)) it.open = open.get(it.id);
  }
  if (asked() !== before) closeLists();
  bring();
}

/** Which question is in the dock. */
function asked() {
  return document.querySelector("form#play input[name=number]")?.value ?? "";
}

/** Lists of what could be done before. */
function closeLists() {
  for (const list of document.querySelectorAll(".r-menu-of:popover-open")) list.hidePopover();
}

/** Where nothing that can be chosen on the board is in sight, the first of it is brought there. */
function bring() {
  const board = document.querySelector(".r-board");
  const question = asked();
  if (!board || !board.clientHeight || question === brought) return;
  brought = question;
  const legal = [...board.querySelectorAll(".is-legal")];
  if (!legal.length || legal.some((it) => it.closest(".r-row--me"))) return;
  const top = board.getBoundingClientRect().top;
  const foot = board.querySelector(".r-row--me")?.getBoundingClientRect().top ?? board.getBoundingClientRect().bottom;
  const inSight = ({ top: from, bottom: to }) => from >= top && to <= foot;
  if (legal.some((it) => inSight(it.getBoundingClientRect()))) return;
  board.scrollTop += legal[0].closest(".r-row").getBoundingClientRect().top - top;
}
