// A button that copies what a field holds. The field can be read and copied by hand as well.
export function start() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    const field = button && document.querySelector(button.dataset.copy);
    if (field) copy(field, button);
  });
}

async function copy(field, button) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    if (!document.execCommand("copy")) return; // a page without https has no clipboard of its own
  }
  say(button);
}

function say(button) {
  button.dataset.before ??= button.firstChild.textContent;
  button.firstChild.textContent = button.dataset.copied;
  setTimeout(() => (button.firstChild.textContent = button.dataset.before), 2000);
}
