// What this browser remembers. Where it may not remember anything, every page is like the first.

export function recall(name, otherwise = "", store = "localStorage") {
  try {
    return window[store].getItem(`gloam.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name, value, store = "localStorage") {
  try {
    window[store].setItem(`gloam.${name}`, value);
  } catch {
    // a private window, or a full one
  }
}
