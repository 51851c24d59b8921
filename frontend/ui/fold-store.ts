/** Names of the parts that stand open, kept in this browser, separated by commas. */
const KEY = "open-parts";

const listeners = new Set<() => void>();
/** Where storage is switched off, what is open is known as long as the page lives. */
let known = "";

function read(): string {
  try {
    known = localStorage.getItem(KEY) ?? "";
  } catch {
    // As it was.
  }
  return known;
}

/** Which parts of screens somebody opened; none while a page is rendered on the server. */
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
      // Known for this page.
    }
    for (const listener of listeners) listener();
  },
};
