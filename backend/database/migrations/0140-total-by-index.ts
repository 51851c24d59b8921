import { Migration } from "@mikro-orm/migrations";

/** The whole list's length is read from an index that holds the counts, instead of the counts' table. */
export class TotalByIndex extends Migration {
  override up(): void {
    this.addSql(
      "create index solution_counts_whole on solution_counts (category_id) include (count) where sport_ids is null",
    );
  }
}
