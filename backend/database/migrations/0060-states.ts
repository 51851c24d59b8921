import { Migration } from "@mikro-orm/migrations";

/** Indexes for administrators' table filters: a record's state, and an account's organization. */
export class States extends Migration {
  override up(): void {
    // Drafts and withdrawn records had a separate index; this one serves all states.
    this.addSql("drop index solutions_not_published");
    this.addSql("create index solutions_by_state on solutions (status, id)");
    for (const table of ["opportunities", "collaborations"])
      this.addSql(`create index ${table}_by_state on ${table} (stage, status, id)`);
    this.addSql("create index vendors_unverified on vendors (id) where not verified");
    this.addSql("create index users_organization_search on users using gin (organization gin_trgm_ops)");
  }
}
