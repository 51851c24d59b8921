/** Rows by their names, for the demo data's references. */
export function indexByName<Row extends { name: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.name, row]));
}

/** The row of this name. @throws Error when the demo data refers to something it doesn't hold. */
export function find<Row>(rows: Map<string, Row>, name: string): Row {
  const row = rows.get(name);
  if (!row) throw new Error(`The demo data refers to "${name}", which it does not hold.`);
  return row;
}
