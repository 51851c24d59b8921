import type { RestRequest } from "./route.ts";

/** Values of a repeatable filter, as alternatives; undefined if there are none. */
export function anyOf({ lists }: RestRequest, name: string): string[] | undefined {
  const values = (lists[name] ?? []).filter(Boolean);
  return values.length > 0 ? values : undefined;
}

/** Converts an object to its REST form, with a numeric id. */
export function withNumericId<Row extends { id: string }>({ id, ...fields }: Row) {
  return { id: Number(id), ...fields };
}

/** The names of referenced rows. */
export function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
