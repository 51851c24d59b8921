import type { SearchKind } from "./kinds.ts";

/** Groups record ids by kind, keeping their order. */
export function idsByKind(records: Iterable<{ readonly kind: SearchKind; readonly id: number }>) {
  const ids = new Map<SearchKind, number[]>();
  for (const { kind, id } of records) {
    const known = ids.get(kind);
    if (known) known.push(id);
    else ids.set(kind, [id]);
  }
  return ids;
}
