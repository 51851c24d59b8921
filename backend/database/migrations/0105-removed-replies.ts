import { Migration } from "@mikro-orm/migrations";

/** A reply that an administrator removed isn't written again by the vendor. */
export class RemovedReplies extends Migration {
  override up(): void {
    this.addSql(
      "alter table reviews add column reply_removed_by_administrator boolean not null default false",
    );
  }
}
