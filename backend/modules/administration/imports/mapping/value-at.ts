/** A record of a file, as the file has it. */
export type Foreign = Readonly<Record<string, unknown>>;

/** A part of a path: a name, and perhaps which items of a list are meant, as in `names[types=label]`. */
const PART = /^([^[\]]*)(?:\[([^=\]]+)=([^\]]*)\])?$/;

/**
 * Returns the value at a field path, such as `name`, `owner.name`, `authors.name` for those of all items of a
 * list, or `links[type=website].value` for those of some.
 */
export function valueAt(record: Foreign, path: string): unknown {
  if (Object.hasOwn(record, path)) return record[path];
  const dot = path.indexOf(".");
  const part = dot < 0 ? path : path.slice(0, dot);
  const [, name = part, key, wanted = ""] = PART.exec(part) ?? [];
  if (dot < 0 && key === undefined) return undefined;
  const inner = Object.hasOwn(record, name) ? record[name] : undefined;
  if (!Array.isArray(inner) && (key === undefined || !isRecord(inner)))
    return isRecord(inner) && dot > 0 ? valueAt(inner, path.slice(dot + 1)) : undefined;
  const items = [inner]
    .flat()
    .filter(isRecord)
    .filter((item) => key === undefined || has(item[key], wanted));
  const found = dot < 0 ? items : items.map((item) => valueAt(item, path.slice(dot + 1)));
  const values = found.flat().filter((value) => value !== undefined);
  return values.length > 0 ? values : undefined;
}

const has = (value: unknown, wanted: string) => [value].flat().some((each) => String(each) === wanted);

const isRecord = (value: unknown): value is Foreign =>
  typeof value === "object" && value !== null && !Array.isArray(value);
