import type { RestParameter } from "./route.ts";

/**
 * Parameters that clients of the specification send to identify the caller; they are ignored, since the
 * response is always about the actual caller.
 */
export const namedCaller: Readonly<Record<"userId" | "role", RestParameter>> = {
  userId: { type: "string", description: "Optional; the response is about the signed-in account." },
  role: { type: "string", description: "Optional; the response is about the signed-in account." },
};

/** Converts an object to its REST form, with a numeric id. */
export function withNumericId<Row extends { id: string }>(row: Row) {
  // Removing `id` with a rest pattern would create an object that is slow to serialize.
  return { ...row, id: Number(row.id) };
}

/** The REST form of an id that may be absent. */
export const numericId = (id: string | null): number | null => (id === null ? null : Number(id));

/** Returns the names of referenced rows, as one cell of a file. */
export function namesInCell(rows: readonly { name: string }[]): string {
  return listInCell(namesOf(rows));
}

/**
 * Formats a list as one cell, from which an import reads the same items: as JSON if an item contains a
 * separator.
 */
export function listInCell(items: readonly string[]): string {
  return items.some((item) => /[;|]|^\[/.test(item)) ? JSON.stringify(items) : items.join("; ");
}

/** Returns the names of referenced rows. */
export function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
