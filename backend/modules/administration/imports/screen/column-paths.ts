import type { Foreign } from "../mapping/value-at.ts";

/** How deep fields of objects are shown as columns of their own. */
const MAX_NESTING = 4;
/** The maximum number of a list's items whose fields are looked at. */
const MAX_ITEMS = 20;
/** The fields by which a list's items are told apart, as in `links[type=website]`. */
const TELLING = new Set([
  "type",
  "types",
  "kind",
  "lang",
  "language",
  "role",
  "rel",
  "@type",
  "@domain",
  "@rel",
]);

/** Returns the paths of a record's values: those of its fields, of objects in it, and of the items of its lists. */
export function pathsOf(record: Foreign): string[] {
  const paths = new Set<string>();
  addPaths(record, "", 1, paths);
  return [...paths];
}

function addPaths(record: Foreign, before: string, level: number, paths: Set<string>): void {
  for (const [name, value] of Object.entries(record)) {
    const path = before + name;
    if (isRecord(value) && level < MAX_NESTING) {
      // An element that is alone in one record may be one of several in others.
      if (Object.keys(value).some((key) => key.startsWith("@") && TELLING.has(key)))
        addItem(value, path, level, paths);
      addPaths(value, `${path}.`, level + 1, paths);
      continue;
    }
    paths.add(path);
    if (!Array.isArray(value) || level >= MAX_NESTING) continue;
    for (const item of value.slice(0, MAX_ITEMS).filter(isRecord)) addItem(item, path, level, paths);
  }
}

/** Adds the paths of an item of a list: in all items, and in those of its type. */
function addItem(item: Foreign, list: string, level: number, paths: Set<string>): void {
  const rest = Object.fromEntries(Object.entries(item).filter(([name]) => !TELLING.has(name)));
  const isTold = Object.keys(rest).length > 0;
  addPaths(isTold ? rest : item, `${list}.`, level + 1, paths);
  for (const [key, given] of Object.entries(item)) {
    if (!TELLING.has(key) || !isTold) continue;
    for (const word of [given].flat())
      if (typeof word === "string" && /^[\w-]{1,30}$/.test(word))
        addPaths(rest, `${list}[${key}=${word}].`, level + 1, paths);
  }
}

const isRecord = (value: unknown): value is Foreign =>
  typeof value === "object" && value !== null && !Array.isArray(value);
