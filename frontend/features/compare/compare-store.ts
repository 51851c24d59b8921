/** A solution that the visitor wants to compare. */
export type Compared = { id: string; title: string };

/** The maximum number of solutions to compare. */
export const MAX_COMPARED = 4;

const KEY = "compare";
/** The storage key of the brief, a query string, that the solutions are compared by. */
const BRIEF = "compare-brief";
const NONE: readonly Compared[] = [];

let known: { text: string | null; items: readonly Compared[] } = { text: null, items: NONE };
const listeners = new Set<() => void>();

function parse(text: string | null): readonly Compared[] {
  try {
    const items: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(items)) return NONE;
    const fits = (item: unknown): item is Compared =>
      typeof item === "object" &&
      item !== null &&
      "id" in item &&
      typeof item.id === "string" &&
      "title" in item &&
      typeof item.title === "string";
    return items.filter(fits).slice(0, MAX_COMPARED);
  } catch {
    return NONE;
  }
}

/** What the visitor wants to compare, stored in this browser; empty during server rendering. */
export const compareStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    // Fires for other tabs' changes.
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
  read(): readonly Compared[] {
    const text = localStorage.getItem(KEY);
    if (text !== known.text) known = { text, items: parse(text) };
    return known.items;
  },
  readOnServer: () => NONE,
  readBrief: () => localStorage.getItem(BRIEF) ?? "",
  readBriefOnServer: () => "",
  /** @param brief the brief that they were chosen for; if omitted, the stored one is kept. */
  write(items: readonly Compared[], brief?: string) {
    localStorage.setItem(KEY, JSON.stringify(items.slice(0, MAX_COMPARED)));
    if (brief !== undefined) localStorage.setItem(BRIEF, brief);
    if (items.length === 0) localStorage.removeItem(BRIEF);
    for (const listener of listeners) listener();
  },
};
