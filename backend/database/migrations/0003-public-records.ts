import { Migration } from "@mikro-orm/migrations";
import { createMarket, createOpportunities, createResearch } from "./0003-public-records/records.ts";
import { createReviews } from "./0003-public-records/reviews.ts";
import { createSiteRecords } from "./0003-public-records/site.ts";

/** Opportunities, research, market intelligence, vendor checks, reviews, claims and demo requests. */
export class PublicRecords extends Migration {
  override up(): void {
    for (const sql of [
      ...createOpportunities,
      ...createResearch,
      ...createMarket,
      ...createReviews,
      ...createSiteRecords,
    ]) {
      this.addSql(sql);
    }
  }
}
