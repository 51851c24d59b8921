import { Migration } from "@mikro-orm/migrations";
import { rowsOf } from "./0020-posting.ts";
import { dateUpdates } from "./0067-copies/changes.ts";

/** Columns of a posting that don't affect what is public. */
const PRIVATE = ["pending_version", "return_reason", "submitted_at", "version"];

/** A change of a published posting is stored as a pending version, while the approved one stays public. */
export class PendingVersions extends Migration {
  override up(): void {
    // The previous release submits the record itself, which is then newer than any pending version.
    this.addSql(`create function forget_pending_version() returns trigger language plpgsql as $$
      begin
        new.pending_version := null;
        return new;
      end $$`);
    for (const table of ["opportunities", "collaborations"]) {
      this.addSql(`alter table ${table} add column pending_version jsonb,
        drop constraint ${table}_reason_of_returned,
        add constraint ${table}_reason_of_returned check (
          (return_reason is not null) = (stage = 'returned')
          or (stage = 'published' and return_reason is not null and pending_version is not null))`);
      this.addSql(`create trigger forget_pending_version before update of stage on ${table}
        for each row when (new.stage = 'in_review') execute function forget_pending_version()`);
      this.addSql(`drop index ${table}_in_review`);
      this.addSql(`create index ${table}_in_review on ${table} (submitted_at, id)
        where stage = 'in_review' or (stage = 'published' and pending_version is not null and return_reason is null)`);
      this.addSql(dateUpdates(table, PRIVATE));
    }
    const added = ", r.pending_version";
    this.addSql(`create or replace view postings as ${rowsOf("opportunity", "opportunities", added)}
      union all ${rowsOf("collaboration", "collaborations", added)}`);
  }
}
