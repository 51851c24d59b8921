import sql, { type Sql } from "sql-template-tag";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { Vendor } from "./vendor.entity.ts";
import { isPublicVendor } from "./vendor-status.ts";

/** SQL condition on `t`: members of a vendor and administrators also see it while it is withdrawn. */
function isSeenBy({ actor }: Context): Sql {
  if (isAdministrator(actor)) return sql`true`;
  const person = asPerson(actor);
  if (!person) return isPublicVendor;
  return sql`(${isPublicVendor} or t.organization_id in (
    select m.organization_id from organization_members m where m.user_id = ${person.id}))`;
}

/** Returns the vendor with this id, or null; a withdrawn one only for its members and administrators. */
export function findVendor(context: Context, id: string, selection: Selection): Promise<Row<Vendor> | null> {
  return readRow(context.em, Vendor, id, selection, isSeenBy(context));
}
