import { Migration } from "@mikro-orm/migrations";

/** Keeps the vendor from rewriting a reply that an administrator removed. */
export class RemovedReplies extends Migration {
  override up(): void {
    this.addSql(
      "alter table reviews add column reply_removed_by_administrator boolean not null default false",
    );
  }
}
