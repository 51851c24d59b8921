import { Migration } from "@mikro-orm/migrations";

/** What matching reads of a solution besides its texts: a change of it is one of the record for every index. */
const MATCHED =
  "title, slug, description, features, tags, integrations, status, category_id, vendor_id, sport_ids, levels, price_band";

/** Cached matches hear of every fact that they are judged by. */
export class MatchedFacts extends Migration {
  override up(): void {
    this.addSql(`create or replace trigger search_again after update of ${MATCHED} on solutions
      for each row execute function record_was_changed('solution')`);
  }
}
