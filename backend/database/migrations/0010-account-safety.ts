import { Migration } from "@mikro-orm/migrations";
import { createEmailChanges } from "./0010-account-safety/email-changes.ts";
import { addOwners } from "./0010-account-safety/owners.ts";
import { addSkeletons } from "./0010-account-safety/skeletons.ts";
import { addNetworks } from "./0010-account-safety/views.ts";

/** Sign-in codes by mail, confirmed changes of address, look-alike usernames, and views capped by network. */
export class AccountSafety extends Migration {
  override async up(): Promise<void> {
    for (const sql of [...createEmailChanges, ...addOwners, ...addNetworks]) this.addSql(sql);
    await addSkeletons((sql, values) => this.execute(sql, values));
  }
}
