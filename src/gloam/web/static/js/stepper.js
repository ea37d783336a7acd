// A number that is stepped by its buttons or typed, and what so much brings and costs.

export function start() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-stepper] [data-step]");
    if (button) step(button.closest("[data-stepper]"), Number(button.dataset.step));
  });
  document.addEventListener("input", (event) => {
    const form = event.target.closest("[data-stepper]");
    if (form) show(form);
  });
}

export function dress() {
  for (const form of document.querySelectorAll("[data-stepper]")) {
    form.dataset.jsOn = "";
    show(form);
  }
}

function field(form) {
  return form.querySelector("input[type=number]");
}

function step(form, by) {
  const number = field(form);
  const to = (Number(number.value) || 0) + by;
  number.value = Math.min(Math.max(to, Number(number.min)), Number(number.max));
  show(form);
}

function show(form) {
  const amount = Number(field(form).value);
  for (const it of form.querySelectorAll("[data-amount]")) it.toggleAttribute("data-js-on", it.dataset.amount === String(amount));
  for (const it of form.parentElement.querySelectorAll("[data-from]")) {
    it.toggleAttribute("data-js-on", Number(it.dataset.from) <= amount && amount <= Number(it.dataset.to));
  }
}
