// A lesson: what is chosen is sent, and the page of the next moment takes the place of this one, without a jump.
let sent = null; // what the learner has chosen, and nothing else that stands on the page

export function start(table) {
  table.addEventListener("submit", (event) => send(event, table), { capture: true });
  table.addEventListener("htmx:config:request", ({ detail, target }) => {
    if (target === table) detail.ctx.request.body = sent;
  });
  for (const trouble of ["htmx:error", "htmx:response:error"]) table.addEventListener(trouble, () => location.reload());
}

/** The address is that of the moment: whoever reloads the page, or keeps it, comes back here. */
export function dress(table) {
  const here = table.querySelector("[data-here]")?.dataset.here;
  if (here) history.replaceState(history.state, "", here);
  for (const said of table.querySelectorAll(".disc--said")) said.hidden = !points(table, said.dataset.number);
}

/** Is something with this number in sight? A narrow page leaves some things out. */
function points(table, number) {
  const there = table.querySelectorAll(`.disc[data-number="${number}"]:not(.disc--said), [data-wanted="${number}"]`);
  return [...there].some((it) => it.getClientRects().length);
}

function send(event, table) {
  const action = event.target.getAttribute("action");
  if (action !== `${table.dataset.lesson}/choose`) return;
  event.preventDefault();
  event.stopPropagation();
  sent = new FormData(event.target, event.submitter);
  window.htmx.ajax("POST", action, { source: table, target: table, swap: "innerMorph" });
}
