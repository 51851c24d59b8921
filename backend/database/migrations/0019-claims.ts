import { Migration } from "@mikro-orm/migrations";
import { createClaims } from "./0019-claims/claims.ts";
import { createInvitations } from "./0019-claims/invitations.ts";
import { editSolutions } from "./0019-claims/solutions.ts";

/** Claims of vendors, invitations to their organizations, and versions of what members edit. */
export class Claims extends Migration {
  override up(): void {
    for (const sql of [...createClaims, ...createInvitations, ...editSolutions]) this.addSql(sql);
    this.addSql("alter table vendors add version integer not null default 1 check (version >= 1)");
  }
}
