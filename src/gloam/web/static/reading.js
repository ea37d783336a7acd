// What is found follows the typing, and the page can be printed. Without this script the form sends itself.

const main = document.querySelector("[data-reading]");
const form = document.querySelector("form.search");

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}

if (main && form) {
  let asked = new AbortController();
  let wait = 0;

  const find = async () => {
    asked.abort();
    asked = new AbortController();
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim()));
    const url = query.size ? `${main.dataset.reading}?${query}` : main.dataset.reading;
    query.set("part", "found");
    try {
      const answer = await fetch(`${main.dataset.reading}?${query}`, { signal: asked.signal });
      if (!answer.ok) return;
      const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("found");
      document.getElementById("found").replaceWith(found);
      history.replaceState(null, "", url);
    } catch (trouble) {
      if (trouble.name !== "AbortError") form.submit();
    }
  };

  form.elements.q.addEventListener("input", () => {
    clearTimeout(wait);
    wait = setTimeout(find, 180);
  });
  form.addEventListener("change", (event) => {
    if (event.target.name !== "q") find();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(wait);
    find();
  });
}
