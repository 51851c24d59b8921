import { Migration } from "@mikro-orm/migrations";

/** A price that is free up to a number, though not of days, is a free tier, too. */
export class FreeUpToANumber extends Migration {
  override up(): void {
    this.addSql(`create or replace function has_free_tier(price_band text, pricing text) returns boolean
      language sql immutable parallel safe
      return price_band = 'free' or pricing ~* '\\mfree\\s+(tier|plan|version|edition|forever)\\M'
        or pricing ~* '\\mfree\\s+for\\s+up\\s+to\\s+\\d+\\M(?!\\s+(hour|day|week|month))'`);
    // Computes the stored column anew.
    this.addSql(
      "update solutions set pricing = pricing where free_tier <> has_free_tier(price_band, pricing)",
    );
  }
}
