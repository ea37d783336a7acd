// Goes through a game: fetches one line at a time, keeps the neighbours ready, and plays at a speed.

const root = document.querySelector("[data-replay]");
const PAUSES = { slow: 2600, normal: 1300, fast: 500 };
const KEPT = 60; // frames, and thoughts

if (root) {
  const frame = root.querySelector("#frame");
  const slider = root.querySelector("#line");
  const last = Number(slider.max);
  const run = root.querySelector("#run");
  const speed = root.querySelector("#speed");
  const here = root.querySelector("#here");
  const frames = new Map();
  const thoughts = new Map(); // by step, what the master thinks
  let step = Number(slider.value);
  let wanted = step;
  let busy = false;
  let timer = 0;

  const page = (at) => `${root.dataset.replay}?line=${at}&seat=${root.dataset.eyes}`;
  const within = (at) => Math.min(Math.max(0, at), last);

  async function fetched(at) {
    if (!frames.has(at)) {
      const answer = await fetch(`${root.dataset.replay}/frame?line=${at}&seat=${root.dataset.eyes}`);
      if (!answer.ok) throw new Error(answer.statusText);
      frames.set(at, await answer.text());
      if (frames.size > KEPT) frames.delete(frames.keys().next().value);
    }
    return frames.get(at);
  }

  function point(at) {
    const text = root.dataset.moves.replace("#", at);
    slider.value = at;
    slider.setAttribute("aria-valuetext", text);
    root.querySelector("#gone").setAttribute("width", `${(100 * at) / Math.max(1, last)}%`);
    for (const link of root.querySelectorAll("[data-by]")) link.href = page(within(at + Number(link.dataset.by)));
    for (const link of root.querySelectorAll("[data-eyes]")) {
      if (link.tagName !== "A" || !link.search.includes("line=")) continue;
      link.href = `${root.dataset.replay}?line=${at}&seat=${link.dataset.eyes}`;
    }
    for (const field of root.querySelectorAll("[data-line]")) field.value = at;
    here.href = page(at);
  }

  function show(at, html) {
    step = at;
    const asking = frame.querySelector(".think")?.contains(document.activeElement);
    const scrolled = [...frame.querySelectorAll(".locs")].map((part) => part.scrollLeft);
    frame.innerHTML = html;
    [...frame.querySelectorAll(".locs")].forEach((part, place) => (part.scrollLeft = scrolled[place] ?? 0));
    root.querySelector("#moment").textContent = frame.querySelector("[data-moment]").dataset.moment;
    if (thoughts.has(at)) tell(thoughts.get(at), asking);
    else if (asking) frame.querySelector(".think button")?.focus({ preventScroll: true });
    toNewest();
    if (root.hasAttribute("data-address")) history.replaceState(null, "", page(at));
  }

  function tell(html, focus) {
    const place = frame.querySelector(".think");
    place.innerHTML = html;
    if (focus) place.firstElementChild.focus({ preventScroll: true });
  }

  // The master's opinion takes about a second. Whoever has moved on meanwhile finds it when they come back.
  async function think(form) {
    const at = step;
    const button = form.querySelector("button");
    if (button.getAttribute("aria-disabled")) return;
    button.setAttribute("aria-disabled", "true");
    button.querySelector("span").textContent = form.dataset.think;
    const query = new URLSearchParams(new FormData(form));
    let html;
    try {
      const answer = await fetch(`${form.action}?${query}&part=panel`, { headers: { accept: "application/json" } });
      if (answer.ok) {
        html = await answer.text();
        thoughts.set(at, html);
        if (thoughts.size > KEPT) thoughts.delete(thoughts.keys().next().value);
      } else {
        const said = document.createElement("p");
        said.tabIndex = -1;
        said.textContent = (await answer.json()).error;
        html = said.outerHTML;
      }
    } catch {
      form.submit(); // the page that comes then says what is wrong
      return;
    }
    if (step === at) tell(html, frame.querySelector(".think").contains(document.activeElement));
  }

  function toNewest() {
    for (const log of frame.querySelectorAll(".log")) log.scrollTop = log.scrollHeight;
  }

  // Only the newest wish is fetched; whatever was passed over on the way is not.
  async function go(at) {
    wanted = within(at);
    point(wanted);
    if (busy) return;
    busy = true;
    try {
      while (step !== wanted) {
        const next = wanted;
        show(next, await fetched(next));
      }
      for (const near of [step + 1, step - 1, step + 2]) {
        if (near === within(near) && wanted === step) await fetched(near);
      }
    } catch {
      stop();
      wanted = step;
      point(step);
    } finally {
      busy = false;
      if (wanted !== step) go(wanted);
    }
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    run.querySelector("span").textContent = run.dataset.start;
    run.setAttribute("aria-pressed", "false");
  }

  function start() {
    if (step === last) go(0);
    timer = setInterval(() => (wanted >= last ? stop() : go(wanted + 1)), PAUSES[speed.value]);
    run.querySelector("span").textContent = run.dataset.stop;
    run.setAttribute("aria-pressed", "true");
  }

  run.dataset.start = run.textContent.trim();
  run.hidden = speed.hidden = last === 0;
  run.addEventListener("click", () => (timer ? stop() : start()));
  speed.addEventListener("change", () => timer && (stop(), start()));
  slider.addEventListener("input", () => (stop(), go(Number(slider.value))));
  slider.form.addEventListener("submit", (event) => event.preventDefault());

  root.addEventListener("click", (event) => {
    const link = event.target.closest("[data-by], [data-step]");
    if (!link || link === frame || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    go(link.dataset.by ? wanted + Number(link.dataset.by) : Number(link.dataset.step));
  });

  root.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-think]");
    if (!form) return;
    event.preventDefault();
    stop();
    think(form);
  });

  document.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const typing = event.target.closest("input, textarea, select, [contenteditable], [popover]");
    if (!by || typing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stop();
    go(wanted + by);
  });

  here.addEventListener("click", async (event) => {
    if (!navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const label = here.querySelector("span");
    const before = label.textContent;
    try {
      await navigator.clipboard.writeText(here.href);
      label.textContent = here.dataset.copied;
      setTimeout(() => (label.textContent = before), 1600);
    } catch {
      location.assign(here.href);
    }
  });

  const chosen = root.querySelector(".view [aria-current]");
  chosen.parentElement.scrollLeft = chosen.offsetLeft - chosen.parentElement.offsetLeft - 80;
  toNewest();
}

// ---- an invitation to another game that comes while this page is open

const again = document.querySelector("[data-again]");
if (again && !again.querySelector("a.btn--do")) {
  const ask = setInterval(async () => {
    const place = document.querySelector("[data-again]");
    if (document.hidden || place.contains(document.activeElement)) return;
    const answer = await fetch(place.dataset.again).catch(() => null);
    if (!answer?.ok) return;
    place.outerHTML = await answer.text();
    if (document.querySelector("[data-again] a.btn--do")) clearInterval(ask);
  }, 6000);
}
