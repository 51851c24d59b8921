import { Migration } from "@mikro-orm/migrations";

/** SQL condition for solutions with a free tier: the price band is free, or the pricing text mentions a free tier. */
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
