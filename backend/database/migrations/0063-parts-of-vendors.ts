import { Migration } from "@mikro-orm/migrations";
import { dateAgain } from "./0067-copies/changes.ts";

/** Other tables that a vendor is shown with, and the condition for the vendors that a row `p` belongs to. */
const PARTS = [
  ["vendor_checks", "t.id in (select p.vendor_id from changed p)"],
  ["vendor_verifications", "t.id in (select p.vendor_id from changed p)"],
  ["organization_members", "t.organization_id in (select p.organization_id from changed p)"],
] as const;

/**
 * Changes of a vendor's organization members and checks count as changes of the vendor for copies, too
 * (decision 65).
 */
export class PartsOfVendors extends Migration {
  override up(): void {
    for (const [part, of] of PARTS) {
      this.addSql(`create function ${part}_were_changed() returns trigger language plpgsql as $$
        begin
          ${dateAgain("vendors", of)};
          return null;
        end $$`);
      for (const event of ["insert", "update", "delete"])
        this.addSql(`create trigger date_change_by_${event} after ${event} on ${part}
          referencing ${event === "delete" ? "old" : "new"} table as changed
          for each statement execute function ${part}_were_changed()`);
    }
  }
}
