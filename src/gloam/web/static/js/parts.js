// What has changed of a page comes in parts (web/parts.py). htmx puts in what is new; where only the attributes of an
// element have changed, they are taken over here and what stands in it is left alone.

const OURS = ["data-js", "data-htmx-powered", "open"]; // what scripts write, or whoever reads; as in web/pages/frame.py

/** Take over the attributes that are among these tasks of htmx, and leave it the others. */
export function take(tasks) {
  for (let at = tasks.length - 1; at >= 0; at -= 1) {
    const { target, fragment, swapSpec } = tasks[at];
    if (swapSpec?.style !== "attributes") continue;
    tasks.splice(at, 1);
    if (target) dress(target, fragment.firstElementChild);
  }
}

function dress(old, now) {
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && !isOurs(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) {
    if (!isOurs(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function isOurs(name) {
  return OURS.some((start) => name.startsWith(start));
}
