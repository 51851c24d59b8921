import { Migration } from "@mikro-orm/migrations";

/** Observations can be imported one by one, each known by its trend's title and its day. */
export class ImportedSeries extends Migration {
  override up(): void {
    this.addSql(`alter table trend_observations
      add column external_key text unique check (length(external_key) between 1 and 300)`);
    this.addSql("create index market_trends_by_folded_title on market_trends (fold_text(title))");
    // The key has the title: with another one, the next import finds the observation by its day.
    this.addSql(`create function forget_series_keys() returns trigger language plpgsql as $$ begin
      update trend_observations set external_key = null where trend_id = new.id and external_key is not null;
      return null;
    end $$`);
    this.addSql(`create trigger forget_series_keys after update of title on market_trends for each row
      when (old.title is distinct from new.title) execute function forget_series_keys()`);
  }
}
