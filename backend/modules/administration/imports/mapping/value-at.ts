/** A record of a file, as the file has it. */
export type Foreign = Readonly<Record<string, unknown>>;

/** Returns the value at a field path, such as `name` or `owner.name`. */
export function valueAt(record: Foreign, path: string): unknown {
  if (Object.hasOwn(record, path)) return record[path];
  const dot = path.indexOf(".");
  const inner = dot < 0 ? undefined : record[path.slice(0, dot)];
  return typeof inner === "object" && inner !== null && !Array.isArray(inner)
    ? valueAt(inner as Foreign, path.slice(dot + 1))
    : undefined;
}
