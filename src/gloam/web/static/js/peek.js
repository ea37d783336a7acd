// Reading: a card in full beside its name, a rule in a sentence beside its link.

const REST = 600; // milliseconds that a pointer, or the focus, rests on a card before it is shown
const PRESS = 450; // milliseconds of a long press
const EDGE = 8; // pixels kept free round what is shown
const WIDER = ["340px", "460px", "620px"]; // a card that is too high for its room may be so wide
const cards = new Map(); // address → the card's drawing
const box = document.getElementById("peek");
const sheet = document.getElementById("why");
let anchor = null; // what is shown belongs to this
let pinned = false; // it stays until it is closed
let timer = 0;
let wish = 0; // counts what was to be shown: a card that arrives too late is not
let pressed = false; // a long press has just been made: the click that ends it counts for nothing
let from = { x: 0, y: 0 }; // where it began

export function start() {
  if (!box) return;
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && soon(event.target));
  document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && leave(event));
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && soon(event.target));
  document.addEventListener("focusout", () => pinned || close());
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") soon(event.target);
    else if (moved(event)) clearTimeout(timer);
  });
  document.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && clearTimeout(timer));
  document.addEventListener("pointercancel", () => clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
  document.addEventListener("click", clicked, { capture: true });
  addEventListener("scroll", () => pinned || close(), { capture: true, passive: true });
}

/** Close what belongs to something that is gone; what stays makes room for the question that has come. */
export function check() {
  if (!anchor) return;
  if (anchor.isConnected) place(box, anchor, fitted(box));
  else close();
}

export function close() {
  clearTimeout(timer);
  wish += 1;
  anchor?.removeAttribute("aria-describedby");
  anchor = null;
  pinned = false;
  if (box?.matches(":popover-open")) box.hidePopover();
}

export function isOpen() {
  return anchor !== null;
}

// ---- what opens and closes

function readable(target) {
  return target.closest?.("[data-read]") ?? null;
}

/** Show it once nothing has moved for a while; whatever moves begins the wait anew. */
function soon(target) {
  const it = readable(target);
  if (pinned || it === anchor) return;
  clearTimeout(timer);
  if (!it) return;
  timer = setTimeout(() => open(it, false), REST);
}

function leave(event) {
  const it = readable(event.target);
  if (pinned || !it || it.contains(event.relatedTarget)) return;
  close();
}

function press(event) {
  pressed = false;
  if (event.pointerType === "mouse" || !readable(event.target)) return;
  from = { x: event.clientX, y: event.clientY };
  clearTimeout(timer);
  timer = setTimeout(() => {
    pressed = true;
    open(readable(event.target), true);
  }, PRESS);
}

function moved(event) {
  return Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10;
}

function clicked(event) {
  if (pressed) {
    pressed = false;
    return stop(event);
  }
  const why = event.target.closest("[data-why]");
  if (why && sheet && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    return explain(why);
  }
  if (box.contains(event.target)) return;
  const it = readable(event.target);
  if (pinned) close();
  if (!it) return;
  const choice = event.target.closest("button[name], button[popovertarget], [aria-disabled=true]") ?? it.querySelector("button[name]");
  const touch = event.pointerType === "touch";
  const link = event.target.closest("a[href]");
  if (choice ? touch && choice.getAttribute("aria-pressed") === "true" : touch || !link) {
    stop(event);
    open(it, true);
  } else {
    close();
  }
}

function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}

// ---- a card

async function open(it, pin) {
  const game = it.closest("[data-game]")?.dataset.game ?? document.querySelector("[data-game]")?.dataset.game;
  const mine = (wish += 1);
  const card = await drawn(`/cards/${game}/${it.dataset.read}?part=card`);
  if (!card || mine !== wish || !it.isConnected) return;
  anchor?.removeAttribute("aria-describedby");
  anchor = it;
  pinned = pin;
  box.innerHTML = card;
  tellNow(it);
  box.toggleAttribute("data-pinned", pin);
  it.setAttribute("aria-describedby", "peek");
  if (!box.matches(":popover-open")) box.showPopover();
  place(box, it, fitted(box));
}

/** Under a card in play stands what it is now, where its tile says so. */
function tellNow(it) {
  const now = it.querySelector(":scope > .r-now")?.cloneNode(true);
  if (!now) return;
  now.hidden = false;
  box.append(now);
}

/** The height there is over the dock: the question stays in sight. A card too high for it grows wider, and then scrolls. */
function fitted(it) {
  const dock = document.getElementById("dock");
  const foot = dock ? dock.getBoundingClientRect().top : innerHeight;
  const card = it.firstElementChild;
  it.style.maxHeight = `${foot - 2 * EDGE}px`;
  for (const width of WIDER) {
    if (!card || it.scrollHeight <= it.clientHeight) break;
    card.style.width = `min(${width}, ${innerWidth - 2 * EDGE}px)`;
  }
  return foot;
}

async function drawn(address) {
  if (!cards.has(address)) {
    const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
    if (!answer) return "";
    cards.set(address, answer.ok ? await answer.text() : "");
  }
  return cards.get(address);
}

// ---- a rule

function explain(link) {
  sheet.querySelector("p").textContent = link.dataset.why;
  const more = sheet.querySelector("a");
  more.dataset.jsUsual ??= more.textContent;
  more.textContent = link.dataset.more ?? more.dataset.jsUsual;
  more.href = link.href;
  sheet.showPopover({ source: link });
  place(sheet, link, innerHeight);
  sheet.querySelector("a").focus({ preventScroll: true });
  sheet.addEventListener("toggle", (event) => event.newState === "closed" && link.focus({ preventScroll: true }), { once: true });
}

// ---- where it stands

/** Above what it belongs to, else below, else beside it; always wholly in sight, and above `foot`. */
function place(it, by, foot) {
  const { width, height } = it.getBoundingClientRect();
  const near = by.getBoundingClientRect();
  const above = Math.min(near.top, foot) - height - EDGE;
  const below = near.bottom + EDGE;
  let x = near.left + near.width / 2 - width / 2;
  let y = above >= EDGE ? above : below + height <= foot - EDGE ? below : null;
  if (y === null) {
    y = near.top + near.height / 2 - height / 2;
    x = near.right + EDGE + width <= innerWidth ? near.right + EDGE : near.left - EDGE - width;
  }
  it.style.left = `${clamp(x, innerWidth - width)}px`;
  it.style.top = `${clamp(y, foot - height)}px`;
}

function clamp(wanted, most) {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}
