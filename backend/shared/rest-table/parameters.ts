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
