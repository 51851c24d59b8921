import { Migration } from "@mikro-orm/migrations";

/**
 * Makes search read a record again when a field that it filters or sorts by changes; a vendor's fields also
 * affect what it offers.
 */
export class SearchedFacets extends Migration {
  override up(): void {
    this.addSql(`create trigger search_verified_again after update of verified on vendors
      for each row when (old.verified is distinct from new.verified) execute function record_was_changed('vendor')`);
    this.addSql(`create trigger search_offers_again after update of verified, country on vendors
      for each row when ((old.verified, old.country) is distinct from (new.verified, new.country))
      execute function vendors_name_was_changed()`);
    for (const [table, kind, column] of [
      ["opportunities", "opportunity", "region"],
      ["opportunities", "opportunity", "posted_at"],
      ["research_papers", "paper", "published_date"],
      ["blog_posts", "post", "published_at"],
    ]) {
      this.addSql(`create trigger search_${column}_again after update of ${column} on ${table}
        for each row when (old.${column} is distinct from new.${column}) execute function record_was_changed('${kind}')`);
    }
  }
}
