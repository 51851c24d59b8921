/** Looks up rows by name, for references in the demo data. */
export function indexByName<Row extends { name: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.name, row]));
}

/** The row with this name. @throws Error if the demo data references an unknown name. */
export function find<Row>(rows: Map<string, Row>, name: string): Row {
  const row = rows.get(name);
  if (!row) throw new Error(`The demo data refers to "${name}", which it doesn't contain.`);
  return row;
}
