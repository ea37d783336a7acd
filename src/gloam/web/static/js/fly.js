// Changes are seen: cards fly from where they were, hidden ones turn over, numbers tick. Input stays open throughout.
import { still, time } from "./pace.js";

const CARDS = "[data-card], [data-from]";
const FACES = ".slip, .card";
const DOWN = ".slip--down, .card--down";
const GAP = 60; // milliseconds between cards that turn together
const LONGEST = 1200; // milliseconds for all flights of one change

const OWN = ["id", "data-card", "data-from", "data-read", "data-tick"]; // what a card has once, and not its double

let before = null;
let running = [];
let doubles = []; // what flies in the place of cards

export function remember(root) {
  before = null;
  for (const it of doubles) it.remove();
  doubles = [];
  if (still()) return;
  before = { boxes: new Map(), down: new Set(), numbers: new Map() };
  for (const it of root.querySelectorAll(CARDS)) before.boxes.set(key(it), measured(it));
  for (const it of root.querySelectorAll(DOWN)) names(it).forEach((name) => before.down.add(name));
  for (const it of root.querySelectorAll("[data-tick]")) before.numbers.set(it.id, figure(it).textContent);
  for (const animation of running) animation.cancel();
  running = [];
}

export function show(root) {
  if (!before) return;
  const flights = [];
  for (const it of root.querySelectorAll(CARDS)) {
    const now = measured(it);
    const was = before.boxes.get(key(it)) ?? arrival(it);
    if (!was || !now.box.width || !was.box.width) continue;
    if (was.home !== now.home) flights.push([it, was.box.x - now.box.x, was.box.y - now.box.y]);
    else if (Math.hypot(was.x - now.x, was.y - now.y) > 2) slide(it, was.x - now.x, was.y - now.y);
  }
  const each = Math.min(time("--m-fly"), LONGEST / flights.length);
  flights.forEach(([it, x, y], place) => rise(it, x, y, each, place * each));
  turnOver(turned(root));
  for (const it of root.querySelectorAll("[data-tick]")) {
    const old = before.numbers.get(it.id);
    if (old !== undefined && old !== figure(it).textContent) tick(figure(it), old);
  }
}

/** These cards have just been revealed. */
export function turnOver(cards) {
  [...cards].forEach((it, place) => turn(it, place * GAP));
}

function key(it) {
  return it.dataset.card || it.id;
}

/** Where a card is, on the screen and within what holds it. */
function measured(it) {
  const box = it.getBoundingClientRect();
  const round = it.parentElement.getBoundingClientRect();
  return { box, x: box.x - round.x, y: box.y - round.y, home: it.parentElement.closest("[id]")?.id };
}

/** A card that was not in sight comes from its seat. */
function arrival(it) {
  const seat = it.dataset.from && document.getElementById(it.dataset.from);
  return seat ? { box: seat.getBoundingClientRect(), home: seat.id } : null;
}

/** What a card is known by: its key where it has one, and its place. */
function names(it) {
  const home = it.closest("[id]");
  const place = [...home.querySelectorAll(FACES)].indexOf(it);
  const own = it.closest("[data-card]");
  return own ? [`${home.id} ${place}`, own.dataset.card] : [`${home.id} ${place}`];
}

function turned(root) {
  if (!before.down.size) return [];
  const up = [...root.querySelectorAll(FACES)].filter((it) => !it.matches(DOWN));
  return up.filter((it) => it.getClientRects().length && names(it).some((name) => before.down.has(name)));
}

function run(it, frames, duration, delay = 0) {
  const animation = it.animate(frames, { duration, delay, fill: "backwards", easing: "cubic-bezier(.2, .7, .2, 1)" });
  running.push(animation);
  return animation.finished.catch(() => {});
}

/** What flies is the card's double: board and dock scroll in boxes, and would cut off whatever comes from outside. */
function rise(it, x, y, duration, delay) {
  const fly = double(it);
  it.after(fly);
  doubles.push(fly);
  run(it, [{ opacity: 0 }, { opacity: 0 }], duration, delay);
  run(fly, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], duration, delay).then(() => fly.remove());
}

function double(it) {
  const { left, top, width, height } = it.getBoundingClientRect();
  const fly = it.cloneNode(true);
  for (const each of [fly, ...fly.querySelectorAll("*")]) for (const name of OWN) each.removeAttribute(name);
  fly.dataset.jsFly = "";
  fly.inert = true;
  Object.assign(fly.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return fly;
}

function slide(it, x, y) {
  run(it, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], time("--m-tick"));
}

/** Ink until it stands on its edge, paper after. */
function turn(it, delay) {
  const ink = "brightness(.16)";
  const frames = [
    { transform: "perspective(700px) rotateY(0)", filter: ink, offset: 0 },
    { transform: "perspective(700px) rotateY(90deg)", filter: ink, offset: 0.5 },
    { transform: "perspective(700px) rotateY(-90deg)", filter: "none", offset: 0.5 },
    { transform: "none", filter: "none", offset: 1 },
  ];
  run(it, frames, time("--m-turn"), delay);
}

function figure(it) {
  return it.querySelector(":scope > span:not(.vh)") ?? it;
}

/** The old number fades upwards, the new one comes from below. */
function tick(it, old) {
  const box = it.getBoundingClientRect();
  if (!box.width) return;
  const duration = time("--m-tick") * 2;
  if (!it.children.length) fade(it, old, box, duration);
  run(it, [{ opacity: 0, transform: "translateY(9px)" }, { opacity: 1, transform: "none" }], duration);
}

function fade(it, old, box, duration) {
  const ghost = document.createElement("span");
  const { font, color } = getComputedStyle(it);
  ghost.className = "ghost";
  ghost.textContent = old;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, font, color });
  document.body.append(ghost);
  run(ghost, [{ opacity: 1 }, { opacity: 0, transform: "translateY(-9px)" }], duration).then(() => ghost.remove());
}
