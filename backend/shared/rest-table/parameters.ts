import type { RestRequest } from "./route.ts";

/** The values of a filter that may be repeated, any of which fits; undefined when there are none. */
export function anyOf({ lists }: RestRequest, name: string): string[] | undefined {
  const values = (lists[name] ?? []).filter(Boolean);
  return values.length > 0 ? values : undefined;
}

/** A row of the database as REST shows it: its id is a number. */
export function withNumericId<Row extends { id: string }>({ id, ...fields }: Row) {
  return { id: Number(id), ...fields };
}

/** The names of what a row refers to, as one cell of a file. */
export function namesInCell(rows: readonly { name: string }[]): string {
  return namesOf(rows).join("; ");
}

/** The names of what a row refers to. */
export function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
