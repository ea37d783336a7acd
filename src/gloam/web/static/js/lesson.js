// A lesson: what is chosen is sent, and the page of the next moment takes the place of this one, without a jump.

export function start(table) {
  table.addEventListener("submit", (event) => send(event, table), { capture: true });
  for (const trouble of ["htmx:error", "htmx:response:error"]) table.addEventListener(trouble, () => location.reload());
}

/** The address is that of the moment: whoever reloads the page, or keeps it, comes back here. */
export function dress(table) {
  const here = table.querySelector("[data-here]")?.dataset.here;
  if (here) history.replaceState(history.state, "", here);
}

function send(event, table) {
  const action = event.target.getAttribute("action");
  if (action !== `${table.dataset.lesson}/choose`) return;
  event.preventDefault();
  event.stopPropagation();
  const values = Object.fromEntries(new FormData(event.target, event.submitter));
  window.htmx.ajax("POST", action, { source: table, target: table, swap: "innerMorph", values });
}
