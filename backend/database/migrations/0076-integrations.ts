import { Migration } from "@mikro-orm/migrations";
import { dateUpdates } from "./0067-copies/changes.ts";

/** The columns that search and briefs read of a solution. */
const SEARCHED =
  "title, slug, description, features, tags, integrations, status, category_id, vendor_id, sport_ids";
const MATCHED = [
  "title",
  "description",
  "features",
  "tags",
  "integrations",
  "levels",
  "price_band",
  "category_id",
  "vendor_id",
  "sport_ids",
  "status",
];
const matched = (row: string) => MATCHED.map((column) => `${row}.${column}`).join(", ");

/**
 * The integrations of a solution; changing them is a change of the solution for search, saved briefs and
 * copies.
 */
export class Integrations extends Migration {
  override up(): void {
    this.addSql(`create function are_short_texts(texts text[]) returns boolean immutable parallel safe language sql
      return (select coalesce(bool_and(coalesce(length(one) between 1 and 80, false)), true) from unnest(texts) one)`);
    this.addSql(`alter table solutions add column integrations text[] not null default '{}'
      check (cardinality(integrations) <= 50) check (are_short_texts(integrations))`);
    this.addSql(`create or replace trigger search_again after update of ${SEARCHED} on solutions
      for each row execute function record_was_changed('solution')`);
    this.addSql(`create or replace trigger note_changed after update of ${MATCHED.join(", ")} on solutions
      for each row when (new.status = 'published' and (${matched("old")}) is distinct from (${matched("new")}))
      execute function note_changed_solution()`);
    this.addSql(dateUpdates("solutions"));
  }
}
