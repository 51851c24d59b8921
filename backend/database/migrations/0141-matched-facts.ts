import { Migration } from "@mikro-orm/migrations";

/**
 * What matching reads of a solution besides its texts: changing it is a change of the record for every index.
 */
const MATCHED =
  "title, slug, description, features, tags, integrations, status, category_id, vendor_id, sport_ids, levels, price_band";

/** Invalidates cached matches when any fact changes that they are based on. */
export class MatchedFacts extends Migration {
  override up(): void {
    this.addSql(`create or replace trigger search_again after update of ${MATCHED} on solutions
      for each row execute function record_was_changed('solution')`);
  }
}
