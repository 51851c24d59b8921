import type { EntityManager } from "@mikro-orm/postgresql";
import type { KeyedRow, TablePlan } from "./table-plan.ts";

/**
 * Matches rows whose id is the whole key of a stored record, which is the format of exports, with that
 * record, regardless of the source's name. Only stored keys count: other ids with a colon remain ids of their
 * source.
 */
export async function withStoredKeys(
  em: EntityManager,
  plan: TablePlan,
  given: readonly KeyedRow[],
): Promise<readonly KeyedRow[]> {
  const { kind, table, key } = plan;
  if (kind.key === "name") return withStoredNames(em, plan, given);
  const rows = await withKeptKeys(em, plan, await withOwnIds(em, plan, given));
  const whole = rows.flatMap(({ externalKey, wholeKey }) =>
    wholeKey ? [{ key: externalKey, whole: wholeKey }] : [],
  );
  if (kind.key || whole.length === 0) return rows;
  const found = await em.execute<{ key: string; whole: string }[]>(
    `select r.key, r.whole from jsonb_to_recordset(?::jsonb) as r(key text, whole text)
     where exists (select from ${table} t where t.${key.name} = r.whole)
       and not exists (select from ${table} t where t.${key.name} = r.key)`,
    [JSON.stringify(whole)],
  );
  const stored = new Map(found.map((each) => [each.key, each.whole]));
  const taken = new Set(rows.map(({ externalKey }) => externalKey));
  return rows.map((row) => {
    const own = stored.get(row.externalKey);
    return own === undefined || taken.has(own) ? row : { ...row, externalKey: own };
  });
}

/** Rows of a record that was merged into another get the other's key. */
async function withKeptKeys(
  em: EntityManager,
  { kind, table, key }: TablePlan,
  rows: readonly KeyedRow[],
): Promise<readonly KeyedRow[]> {
  if (kind.key || !kind.merges) return rows;
  const found = await em.execute<{ given: string; kept: string }[]>(
    `select r.given, o.${key.name} as kept from jsonb_array_elements_text(?::jsonb) as r(given)
     join ${kind.merges} m on m.merged_key = r.given and m.undone_at is null
     join ${table} o on o.id = m.kept_id where o.${key.name} is not null`,
    [JSON.stringify(rows.map(({ externalKey }) => externalKey))],
  );
  if (found.length === 0) return rows;
  const keptBy = new Map(found.map(({ given, kept }) => [given, kept]));
  const kept = new Set(keptBy.values());
  return rows.map((row) => {
    const externalKey = keptBy.get(row.externalKey) ?? row.externalKey;
    return kept.has(externalKey) ? { ...row, externalKey, isOfMerged: true } : row;
  });
}

/**
 * Matches rows whose id is that of a stored record with the same name, which is the format of list downloads,
 * with that record. A record without a key gets theirs; the name distinguishes them from rows with numeric
 * ids of another source.
 */
async function withOwnIds(
  em: EntityManager,
  { kind, table, key, columns }: TablePlan,
  rows: readonly KeyedRow[],
): Promise<readonly KeyedRow[]> {
  const label = columns.find(({ name }) => name === kind.label);
  const numbered = rows.flatMap((row) =>
    row.ownId ? [{ id: row.ownId, key: row.externalKey, label: label?.value(row, new Map()) }] : [],
  );
  if (kind.key || !label || numbered.length === 0) return rows;
  const found = await em.execute<{ given: string; stored: string }[]>(
    `with same as (
       select r.key as given, t.id, t.${key.name} as stored from jsonb_to_recordset(?::jsonb) as r(id integer, key text, label text)
       join ${table} t on t.id = r.id and fold_text(t.${kind.label}::text) = fold_text(r.label)
     ), keyed as (
       update ${table} t set ${key.name} = same.given from same
       where t.id = same.id and same.stored is null and (${kind.adoptWhen ?? "true"})
         and not exists (select from ${table} other where other.${key.name} = same.given)
     )
     select given, stored from same where stored is not null`,
    [JSON.stringify(numbered)],
  );
  const stored = new Map(found.map((each) => [each.given, each.stored]));
  const others = new Set(rows.map((row) => row.externalKey).filter((own) => !stored.has(own)));
  return rows.map((row) => {
    const own = stored.get(row.externalKey);
    return own === undefined || others.has(own) ? row : { ...row, externalKey: own };
  });
}

/**
 * Rows whose key is their name get the spelling of the stored row with the same name, or of the one into which
 * that was merged.
 */
async function withStoredNames(
  em: EntityManager,
  { table, kind: { merges } }: TablePlan,
  rows: readonly KeyedRow[],
): Promise<readonly KeyedRow[]> {
  const kept = merges
    ? `(select o.name from ${merges} m join ${table} o on o.id = m.kept_id
        where m.merged_id = t.id and m.undone_at is null)`
    : "null";
  const isMerged = merges
    ? `exists (select from ${merges} m join ${table} o on o.id = m.kept_id where o.name = t.name and m.undone_at is null)`
    : "false";
  const found = await em.execute<{ given: string; stored: string; merged: boolean }[]>(
    `select r.given, t.name::text as stored, ${isMerged} as merged from jsonb_array_elements_text(?::jsonb) as r(given)
     cross join lateral (
       select coalesce(${kept}, t.name) as name from ${table} t where t.name_key = fold_text(r.given)
       order by t.name = r.given::citext desc, t.kept_apart limit 1) t
     where t.name::text <> r.given or ${isMerged}`,
    [JSON.stringify(rows.map(({ row }) => row.name))],
  );
  const byName = new Map(found.map((each) => [each.given, each]));
  return rows.map((keyed) => {
    const stored = byName.get(String(keyed.row.name));
    if (!stored) return keyed;
    return {
      ...keyed,
      row: { ...keyed.row, name: stored.stored },
      ...(stored.merged && { isOfMerged: true }),
    };
  });
}

/**
 * Assigns the keys of rows to stored rows without a key that are the same by the kind's columns: one each,
 * oldest first.
 * @param values the rows as a JSON array of objects by column.
 */
export async function adoptRows(
  em: EntityManager,
  { kind, table, key, columns }: TablePlan,
  values: string,
): Promise<void> {
  if (!kind.adoptBy) return;
  const same = columns.filter(({ name }) => kind.adoptBy?.includes(name));
  const valuesOf = (row: string) =>
    same
      .map(({ name, type }) =>
        ["text", "citext"].includes(type) ? `fold_text(${row}.${name}::text)` : `${row}.${name}`,
      )
      .join(", ");
  const types = [key, ...same].map(({ name, type }) => `${name} ${type}`).join(", ");
  await em.execute(
    `with given as (
       select r.${key.name} as key, row(${valuesOf("r")}) as same,
         row_number() over (partition by ${valuesOf("r")} order by r.place) as nth
       from rows from (jsonb_to_recordset(?::jsonb) as (${types})) with ordinality as r(${[key, ...same].map(({ name }) => name).join(", ")}, place)
       where not exists (select from ${table} other where other.${key.name} = r.${key.name})
     ), keyless as (
       select t.id, row(${valuesOf("t")}) as same,
         row_number() over (partition by ${valuesOf("t")} order by t.id) as nth
       from ${table} t where t.${key.name} is null and (${kind.adoptWhen ?? "true"})
     )
     update ${table} t set ${key.name} = given.key
     from given join keyless using (same, nth) where t.id = keyless.id`,
    [values],
  );
}
