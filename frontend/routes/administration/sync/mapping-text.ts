/** The source of a field that a column selection can express. */
export interface FieldColumn {
  readonly column: string;
  readonly date: string;
}

type Stored = { records?: string; fields?: Record<string, unknown> } & Record<string, unknown>;

/** Parses a stored mapping; empty for invalid text. */
function parsed(text: string): Stored {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

const isPlain = (field: object) => Object.keys(field).every((step) => step === "from" || step === "date");

/** Returns the column that a field comes from; undefined without one, or if it is derived in another way. */
export function columnOf(text: string, name: string): FieldColumn | undefined {
  const field = parsed(text).fields?.[name];
  if (typeof field === "string") return { column: field, date: "" };
  if (typeof field !== "object" || field === null || !isPlain(field)) return undefined;
  const { from, date } = field as { from?: unknown; date?: unknown };
  return typeof from === "string" ? { column: from, date: typeof date === "string" ? date : "" } : undefined;
}

/**
 * Whether the mapping derives a field in a way that a column selection can't express, such as by a template.
 */
export const isMadeOtherwise = (text: string, name: string) =>
  parsed(text).fields?.[name] !== undefined && !columnOf(text, name);

/** Returns the location of the records in the mapping. */
export const recordsIn = (text: string) => parsed(text).records ?? null;

/** Returns the mapping with these columns; a field without a column is removed. Everything else is kept. */
export function withColumns(
  text: string,
  columns: Readonly<Record<string, FieldColumn>>,
  records?: string,
): string {
  const stored = parsed(text);
  const fields = { ...stored.fields };
  for (const [name, { column, date }] of Object.entries(columns)) {
    if (column === "") delete fields[name];
    else fields[name] = date ? { from: column, date } : column;
  }
  const place = records === undefined ? {} : { records };
  return JSON.stringify({ ...stored, ...place, fields }, null, 2);
}
