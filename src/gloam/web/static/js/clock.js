// Counts down to what the server has said. The server's own clock is asked for again whenever the page comes back into
// sight, for a machine that has slept does not know how long.
const stamp = document.getElementById("server-time");
const EVERY = 1000; // milliseconds

let ahead = stamp ? Number(stamp.dataset.now) * 1000 - Date.now() : 0; // how far the server's clock is ahead of ours
let timer = 0;

export function start() {
  if (!stamp) return;
  document.addEventListener("visibilitychange", () => document.hidden || ask());
}

export function dress() {
  clearInterval(timer);
  if (!stamp) return;
  show();
  timer = setInterval(show, EVERY);
}

async function ask() {
  const answer = await fetch("/static/icon.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
  const date = Date.parse(answer?.headers.get("date") ?? "");
  if (date && Math.abs(date - Date.now() - ahead) > 2 * EVERY) ahead = date - Date.now();
  show();
}

function show() {
  for (const time of document.querySelectorAll("#clocks time[data-until]")) {
    const left = Math.max(0, Number(time.dataset.until) - (Date.now() + ahead) / 1000);
    const words = said(time.dataset, left);
    if (time.textContent !== words) time.textContent = words;
    time.closest("li").toggleAttribute("data-js-soon", left < 15);
  }
}

function said({ bank, days, reserve, onlyReserve }, left) {
  const kept = Number(bank);
  if (left >= 86400) return days.replace("#d", Math.floor(left / 86400)).replace("#h", Math.floor((left % 86400) / 3600));
  if (!kept) return written(left);
  return left > kept ? `${written(left - kept)} ${reserve.replace("#", written(kept))}` : onlyReserve.replace("#", written(left));
}

function written(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
