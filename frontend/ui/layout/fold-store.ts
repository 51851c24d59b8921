/** The names of the expanded parts, stored in this browser as a comma-separated list. */
const KEY = "open-parts";

const listeners = new Set<() => void>();
/** A fallback for when storage is disabled; it lasts as long as the page. */
let known = "";

function read(): string {
  try {
    known = localStorage.getItem(KEY) ?? "";
  } catch {
    // Storage is unavailable: keep the current state.
  }
  return known;
}

/** The parts of screens that the user has expanded; none on the server. */
export const foldStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read,
  readOnServer: () => "",
  toggle(name: string) {
    const open = new Set(read().split(",").filter(Boolean));
    if (!open.delete(name)) open.add(name);
    known = [...open].join(",");
    try {
      localStorage.setItem(KEY, known);
    } catch {
      // Storage is unavailable: the page still remembers it.
    }
    for (const listener of listeners) listener();
  },
};
