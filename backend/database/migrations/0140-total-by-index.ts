import { Migration } from "@mikro-orm/migrations";

/**
 * Reads the length of the whole list from an index that contains the counts, instead of the counts' table.
 */
export class TotalByIndex extends Migration {
  override up(): void {
    this.addSql(
      "create index solution_counts_whole on solution_counts (category_id) include (count) where sport_ids is null",
    );
  }
}
