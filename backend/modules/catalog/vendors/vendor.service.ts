import sql, { type Sql } from "sql-template-tag";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { Vendor } from "./vendor.entity.ts";
import { isPublicVendor } from "./vendor-status.ts";

/** SQL condition on `t`: it wasn't merged into another vendor. */
const isOwnRecord = sql`not exists (
  select from vendor_merges m where m.merged_id = t.id and m.undone_at is null)`;

/** SQL condition on `t`: members of a vendor and administrators also see it while it is withdrawn. */
function isSeenBy({ actor }: Context): Sql {
  if (isAdministrator(actor)) return isOwnRecord;
  const person = asPerson(actor);
  if (!person) return isPublicVendor;
  return sql`(${isPublicVendor} or t.organization_id in (
    select m.organization_id from organization_members m where m.user_id = ${person.id}))`;
}

/**
 * Returns the vendor with this id, or null; a withdrawn one only for its members and administrators. For one
 * that was merged into another, it is the other.
 */
export async function findVendor(
  context: Context,
  id: string,
  selection: Selection,
): Promise<Row<Vendor> | null> {
  const { em } = context;
  const found = await readRow(em, Vendor, id, selection, isSeenBy(context));
  const number = parseId(id);
  if (found || !number) return found;
  const [merge] = await em.execute<{ kept: number }[]>(
    "select kept_id as kept from vendor_merges where merged_id = ? and undone_at is null",
    [number],
  );
  return merge ? readRow(em, Vendor, String(merge.kept), selection, isSeenBy(context)) : null;
}
