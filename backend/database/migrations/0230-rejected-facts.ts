import { Migration } from "@mikro-orm/migrations";

/**
 * What matching reads of a solution: changing it is a change of the record for every index and every cached
 * match.
 */
const MATCHED =
  "title, slug, description, features, tags, integrations, status, category_id, vendor_id, sport_ids, levels, price_band, rejected_facts";

/** Facts extracted from a solution's texts that its vendor has rejected as wrong. */
export class RejectedFacts extends Migration {
  override up(): void {
    this.addSql(`alter table solutions add column rejected_facts text[] not null default '{}'
      check (cardinality(rejected_facts) <= 100)`);
    this.addSql(`create or replace trigger search_again after update of ${MATCHED} on solutions
      for each row execute function record_was_changed('solution')`);
  }
}
