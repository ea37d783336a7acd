// What a page does beyond what the server sends. Without this file everything can still be read and played.
import * as carry from "./js/carry.js";
import * as clock from "./js/clock.js";
import * as comfort from "./js/comfort.js";
import * as copy from "./js/copy.js";
import * as devices from "./js/devices.js";
import * as fly from "./js/fly.js";
import * as folds from "./js/folds.js";
import * as habits from "./js/habits.js";
import * as install from "./js/install.js";
import * as keys from "./js/keys.js";
import * as lesson from "./js/lesson.js";
import * as live from "./js/live.js";
import * as pace from "./js/pace.js";
import * as parts from "./js/parts.js";
import * as peek from "./js/peek.js";
import * as sheet from "./js/sheet.js";
import * as sound from "./js/sound.js";
import * as stage from "./js/stage.js";
import * as stepper from "./js/stepper.js";
import * as turn from "./js/turn.js";

const table = document.getElementById("live");

carry.start();
clock.start();
comfort.start(dress);
copy.start();
devices.start();
habits.start();
install.start();
peek.start();
sheet.start();
keys.start();
stepper.start();
turn.start();
pace.start(dress, () => table && live.renew(table));

stage.start();
if (table) {
  sound.start();
  if (table.dataset.lesson) lesson.start(table);
  else live.start(table);
  table.addEventListener("htmx:before:swap", (event) => {
    if (event.target !== table) return;
    remember();
    parts.take(event.detail.tasks);
  });
  table.addEventListener("htmx:after:swap", (event) => event.target === table && changed());
}
dress();

/** Before the server's newest word is shown: what is where. */
function remember() {
  keys.remember();
  sheet.remember();
  folds.remember();
  fly.remember(table);
}

/** After it is shown. */
function changed() {
  folds.restore();
  dress();
  keys.restore();
  fly.show(table);
  peek.check();
}

/** Everything that only a script knows: which tab is open, what is muted, which step is shown. */
function dress() {
  carry.dress();
  clock.dress();
  comfort.dress();
  pace.dress();
  habits.dress();
  sheet.dress();
  devices.dress();
  stage.dress();
  if (table) {
    if (table.dataset.lesson) lesson.dress(table);
    live.dress(table);
    sound.dress();
  }
  keys.dress();
  stepper.dress();
  turn.dress();
}
