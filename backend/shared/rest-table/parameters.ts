import type { RestParameter } from "./route.ts";

/** Clients of the specification name who asks; whoever is named, the answer is about the caller. */
export const namedCaller: Readonly<Record<"userId" | "role", RestParameter>> = {
  userId: { type: "string", description: "Optional; the response is about the signed-in account." },
  role: { type: "string", description: "Optional; the response is about the signed-in account." },
};

/** Converts an object to its REST form, with a numeric id. */
export function withNumericId<Row extends { id: string }>(row: Row) {
  // Leaving `id` out of the others would make an object that is slow to write.
  return { ...row, id: Number(row.id) };
}

/** The REST form of an id that may be absent. */
export const numericId = (id: string | null): number | null => (id === null ? null : Number(id));

/** The names of referenced rows, as one cell of a file. */
export function namesInCell(rows: readonly { name: string }[]): string {
  return listInCell(namesOf(rows));
}

/** A list as one cell, from which an import reads the same items: as JSON where one holds a separator. */
export function listInCell(items: readonly string[]): string {
  return items.some((item) => /[;|]|^\[/.test(item)) ? JSON.stringify(items) : items.join("; ");
}

/** The names of referenced rows. */
export function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
