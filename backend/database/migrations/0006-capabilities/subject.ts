/**
 * The columns that reference a row's subject: its kind and id, and for each kind in `tables` a generated
 * column with a cascading foreign key. A kind that is not in `tables` sets none of them, and is rejected.
 * @param tables the table behind each kind.
 */
export function subjectColumns(tables: Readonly<Record<string, string>>): string {
  const keys = Object.keys(tables).map((kind) => `${kind}_id`);
  const columns = Object.entries(tables).map(
    ([kind, table]) =>
      `${kind}_id integer generated always as (case when subject_kind = '${kind}' then subject_id end) stored
       references ${table} on delete cascade`,
  );
  return [
    "subject_kind text not null",
    "subject_id integer not null",
    ...columns,
    `constraint known_subject check (num_nonnulls(${keys.join(", ")}) = 1)`,
  ].join(",\n     ");
}

/** The indexes used when a subject is deleted, one for each kind. */
export function subjectIndexes(table: string, tables: Readonly<Record<string, string>>): string[] {
  return Object.keys(tables).map(
    (kind) => `create index ${table}_of_${kind} on ${table} (${kind}_id) where ${kind}_id is not null`,
  );
}
