import type { EntityManager } from "@mikro-orm/postgresql";
import { type MovedRows, moveRows, type Reference, returnRows } from "../merging/moved-rows.ts";

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
export const MOVED: readonly Reference[] = [
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

/** Moves references from one vendor to another, except those whose place is taken. Returns which were moved. */
export async function moveReferences(em: EntityManager, from: number, to: number): Promise<MovedRows> {
  const moved = await moveRows(em, MOVED, from, to);
  const categories = await em.execute<{ id: number }[]>(
    `insert into vendor_categories (vendor_id, category_id)
     select ?, category_id from vendor_categories where vendor_id = ? on conflict do nothing returning category_id as id`,
    [to, from],
  );
  return categories.length > 0 ? { ...moved, vendor_categories: categories.map(({ id }) => id) } : moved;
}

/**
 * Moves references back that are still where a merge has put them.
 * @param of `written` is the vendor that the merge kept, which may have been merged into `kept` since.
 */
export async function returnReferences(
  em: EntityManager,
  moved: MovedRows,
  { kept, merged, written }: { readonly kept: number; readonly merged: number; readonly written: number },
): Promise<void> {
  await returnRows(em, MOVED, moved, { kept, merged });
  await em.execute("delete from vendor_categories where vendor_id = ? and category_id = any(?::integer[])", [
    written,
    `{${(moved.vendor_categories ?? []).join(",")}}`,
  ]);
}
