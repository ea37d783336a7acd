// "Your turn" where one does not look: a dot on the tab's icon, and a notification for those who want one.
import { keep, recall } from "./memory.js";
import * as push from "./push.js";

const HIDDEN = 20_000; // milliseconds out of sight before anybody is told
const ICON = "/static/icon.svg";
const CALLS = "/static/icon-turn.svg";

let acted = false; // has this player done something here?
let hiddenAt = document.hidden ? performance.now() : 0;
let told = true; // of this turn; what was open when the page came needs no word
let timer = 0;

export function start() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-tell]");
    if (button) choose(button.dataset.tell);
  });
  document.addEventListener("htmx:before:request", (event) => {
    if (event.target.id === "play") acted = true; // before: what follows from it may be here sooner than its answer
  });
  document.addEventListener("visibilitychange", () => {
    hiddenAt = performance.now();
    if (document.hidden) wait();
    else clearTimeout(timer);
  });
}

export function dress() {
  const play = document.querySelector(".play");
  const asked = Boolean(play?.hasAttribute("data-asked"));
  const icon = document.querySelector("link[rel=icon]");
  const wanted = asked ? CALLS : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (!asked) told = false;
  if (asked && !told) wait();
  sheet();
  offer(play, asked);
}

// ---- whether one wants it

function can() {
  return "Notification" in window && isSecureContext;
}

function isOn() {
  return can() && Notification.permission === "granted" && recall("tell") === "on";
}

/** Once, after a move of one's own, while one waits for other people. */
function offer(play, asked) {
  const box = document.getElementById("offer");
  if (!box) return;
  const helps = play?.dataset.tells && acted && !asked && can() && Notification.permission === "default" && !recall("tell");
  if (helps || box.hidden === false) box.hidden = Boolean(recall("tell")) || !play?.dataset.tells;
}

async function choose(wanted) {
  keep("tell", wanted);
  document.getElementById("offer")?.setAttribute("hidden", "");
  if (wanted === "on" && can() && Notification.permission === "default") await Notification.requestPermission();
  sheet();
  await (isOn() ? push.subscribe() : push.unsubscribe());
}

function sheet() {
  const line = document.querySelector(".comfort-tell");
  if (!line || !can()) return;
  line.hidden = false;
  line.querySelector("[data-denied]").hidden = Notification.permission !== "denied";
  for (const button of line.querySelectorAll("[data-tell]")) {
    button.setAttribute("aria-pressed", String((button.dataset.tell === "on") === isOn()));
  }
}

// ---- telling

function wait() {
  clearTimeout(timer);
  if (!document.hidden || !isOn()) return;
  timer = setTimeout(tell, Math.max(0, hiddenAt + HIDDEN - performance.now()));
}

async function tell() {
  const play = document.querySelector(".play[data-asked][data-tells]");
  if (!play || told || !document.hidden || !isOn()) return;
  told = true;
  const table = location.pathname.split("/")[2];
  const about = { tag: `gloam-${table}`, icon: "/static/icons/192.png", data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) worker.showNotification(play.dataset.tells, about);
  else new Notification(play.dataset.tells, about).onclick = () => focus();
}
