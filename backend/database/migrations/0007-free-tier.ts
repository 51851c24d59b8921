import { Migration } from "@mikro-orm/migrations";

/** Whether a solution can be used free of charge to a point: its band says so, or its pricing names a free tier. */
export class FreeTier extends Migration {
  override up(): void {
    this.addSql(`create function has_free_tier(price_band text, pricing text) returns boolean
      language sql immutable parallel safe
      return price_band = 'free' or pricing ~* '\\mfree\\s+(tier|plan|version|edition|forever)\\M'`);
    this.addSql(
      "create index solutions_with_free_tier on solutions (id) where has_free_tier(price_band, pricing)",
    );
  }
}
