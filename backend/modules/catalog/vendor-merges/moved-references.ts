import type { EntityManager } from "@mikro-orm/postgresql";

/** A table whose rows belong to a vendor and go with it when it is merged. */
interface Moved {
  readonly table: string;
  /** The column with the vendor's id. */
  readonly column: string;
  /** A further condition on a row `t`. */
  readonly only?: string;
  /** Condition under which a row `o` of the kept vendor takes the place of `t`, which then stays behind. */
  readonly unless?: string;
}

/** Tables whose rows stay with the record that they are about; categories are copied. */
export const STAYING: readonly string[] = [
  "picture_fetches",
  "team_exclusions",
  "team_invitations",
  "team_members",
  "vendor_categories",
  "vendor_checks",
  "vendor_claim_codes",
  "vendor_claims",
  "vendor_facts",
  "vendor_listings",
  "vendor_verifications",
  "vendors_apart",
  "view_days",
  "views",
];

/** The references that move. */
export const MOVED: readonly Moved[] = [
  { table: "solutions", column: "vendor_id" },
  {
    table: "bookmarks",
    column: "subject_id",
    only: "t.subject_kind = 'vendor'",
    unless: "o.subject_kind = 'vendor' and o.user_id = t.user_id",
  },
  {
    table: "shortlist_entries",
    column: "subject_id",
    only: "t.subject_kind = 'vendor'",
    unless: "o.subject_kind = 'vendor' and o.shortlist_id = t.shortlist_id",
  },
  {
    table: "watched_vendors",
    column: "vendor_id",
    unless:
      "o.user_id is not distinct from t.user_id and o.organization_id is not distinct from t.organization_id",
  },
  { table: "applications", column: "vendor_id" },
  { table: "conversations", column: "vendor_id" },
  { table: "funding_rounds", column: "vendor_id", unless: "true" },
  {
    table: "media",
    column: "owner_id",
    only: "t.owner_kind = 'vendor'",
    unless: "o.owner_kind = 'vendor' and o.role = t.role",
  },
  {
    table: "documents",
    column: "vendor_id",
    unless: "o.hash = t.hash",
  },
  { table: "vendor_merges", column: "kept_id", only: "t.undone_at is null" },
];

/** The ids of moved rows by table. */
export type MovedRows = Readonly<Record<string, readonly number[]>>;

/** Moves references from one vendor to another, except those whose place is taken. Returns which were moved. */
export async function moveReferences(em: EntityManager, from: number, to: number): Promise<MovedRows> {
  const moved: Record<string, readonly number[]> = {};
  for (const { table, column, only = "true", unless } of MOVED) {
    const rows = await em.execute<{ id: number }[]>(
      `update ${table} t set ${column} = ? where t.${column} = ? and ${only}
       ${unless ? `and not exists (select from ${table} o where o.${column} = ? and ${unless})` : ""} returning t.id`,
      [to, from, ...(unless ? [to] : [])],
    );
    if (rows.length > 0) moved[table] = rows.map(({ id }) => Number(id));
  }
  const categories = await em.execute<{ id: number }[]>(
    `insert into vendor_categories (vendor_id, category_id)
     select ?, category_id from vendor_categories where vendor_id = ? on conflict do nothing returning category_id as id`,
    [to, from],
  );
  return categories.length > 0 ? { ...moved, vendor_categories: categories.map(({ id }) => id) } : moved;
}

/** Moves references back that are still where a merge has put them. */
export async function returnReferences(
  em: EntityManager,
  moved: MovedRows,
  kept: number,
  merged: number,
): Promise<void> {
  for (const { table, column } of MOVED) {
    const ids = moved[table] ?? [];
    if (ids.length === 0) continue;
    await em.execute(`update ${table} set ${column} = ? where id = any(?::bigint[]) and ${column} = ?`, [
      merged,
      `{${ids.join(",")}}`,
      kept,
    ]);
  }
  await em.execute("delete from vendor_categories where vendor_id = ? and category_id = any(?::integer[])", [
    kept,
    `{${(moved.vendor_categories ?? []).join(",")}}`,
  ]);
}
