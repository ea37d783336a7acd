// Short soft sounds for what everyone at the table can see. They are made here, out of waves and noise; there is no file.
// Which events have one stands on the log's lines (data-cue) and depends on nothing that is hidden.

const VOLUME = 0.22;
const QUIET = 1000; // milliseconds after a page was opened in which nothing sounds
const LENGTH = 600; // milliseconds for which one sound has the table for itself
const RANK = ["over", "turn", "breath", "bell", "page", "card", "drop"]; // of several at once, the first
const WAITS = ["over", "turn"]; // these come after whatever sounds; all others are left out
const WRITTEN = "#panel-log li[id^=e]:not([data-js-later])"; // what is still to be played out has no sound yet
const opened = performance.now();
const html = document.documentElement;

let air = null; // the browser's, once somebody has touched the page
let newest = null; // the number of the newest line
let asked = null;
let busy = 0; // until when something sounds

// To the ear they are alike: noise needs more than a tone, and a bell less. No one is longer than LENGTH.
const CUES = {
  turn: (at) => [0, 0.17].forEach((later) => knock(at + later)),
  card: (at) => hiss(at, 0.14, 900, 500, 1.5),
  page: (at) => hiss(at, 0.24, 700, 2600, 0.9),
  drop: (at) => tone(at, 0.2, 380, 760, 0.44),
  bell: (at) => strike(at, 0.55, 0.6),
  breath: (at) => hiss(at, 0.5, 700, 180, 1.2),
  over: (at) => [0, 0.24].forEach((later) => strike(at + later, 0.32, 0.72)),
};

export function start() {
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake);
}

/** After the page has changed: at most one sound, whatever has happened. */
export function dress() {
  const lines = [...document.querySelectorAll(WRITTEN)].map((it) => [Number(it.id.slice(1)), it.dataset.cue]);
  const last = Math.max(-1, ...lines.map(([number]) => number));
  const now = Boolean(document.querySelector(".play[data-asked]"));
  const heard = newest === null ? [] : lines.filter(([number, cue]) => cue && number > newest).map(([, cue]) => cue);
  if (asked === false && now) heard.push("turn");
  newest = last;
  asked = now;
  const cue = RANK.find((one) => heard.includes(one));
  if (cue) play(cue);
}

function isOn() {
  return html.dataset.sound === "on";
}

/** A browser lets a page sound only once somebody has touched it. */
function wake() {
  if (!isOn()) return;
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume();
}

function play(cue) {
  const now = performance.now();
  if (!isOn() || now - opened < QUIET || (document.hidden && cue !== "turn")) return;
  if (now < busy) {
    if (WAITS.includes(cue)) setTimeout(() => play(cue), busy - now);
    return;
  }
  busy = now + LENGTH;
  document.dispatchEvent(new CustomEvent("gloam:cue", { detail: cue }));
  if (air?.state === "running") CUES[cue](air.currentTime + 0.01);
}

// ---- what sounds are made of

/** A loudness that comes at once, or softly, and dies away. */
function swell(at, length, loud, soft = 0.004) {
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, at + soft);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(air.destination);
  return gain;
}

function tone(at, length, from, to, loud, kind = "sine") {
  const wave = air.createOscillator();
  wave.type = kind;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length * 0.6);
  wave.connect(swell(at, length, loud));
  wave.start(at);
  wave.stop(at + length);
}

function hiss(at, length, from, to, loud) {
  const noise = air.createBufferSource();
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  const filter = air.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  noise.buffer = buffer;
  noise.connect(filter).connect(swell(at, length, loud, length / 4));
  noise.start(at);
}

/** Wood. */
function knock(at) {
  tone(at, 0.13, 210, 120, 1.3, "triangle");
  hiss(at, 0.03, 1400, 700, 0.45);
}

/** A low bell: a note and what rings with it. */
function strike(at, length, loud) {
  [[196, 0.7], [392, 0.28], [541, 0.16], [803, 0.07]].forEach(([note, part]) => tone(at, length, note, note, part * loud));
}
