import { Migration } from "@mikro-orm/migrations";

/** A hash of what a listing's author sent, by which a form that is sent twice is recognized. */
export class SentListings extends Migration {
  override up(): void {
    this.addSql("alter table vendor_listings add column sent_hash text check (sent_hash ~ '^[0-9a-f]{64}$')");
  }
}
