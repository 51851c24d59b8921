import sql, { type Sql } from "sql-template-tag";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { Vendor } from "./vendor.entity.ts";
import { isPublicVendor } from "./vendor-status.ts";

/** SQL condition on `t`: members of a vendor and administrators see it while it is withdrawn, too. */
function isSeenBy({ actor }: Context): Sql {
  if (isAdministrator(actor)) return sql`true`;
  const person = asPerson(actor);
  if (!person) return isPublicVendor;
  return sql`(${isPublicVendor} or t.organization_id in (
    select m.organization_id from organization_members m where m.user_id = ${person.id}))`;
}

/** The vendor with this id, or null; a withdrawn one for its members and administrators only. */
export function findVendor(context: Context, id: string, selection: Selection): Promise<Row<Vendor> | null> {
  return readRow(context.em, Vendor, id, selection, isSeenBy(context));
}
