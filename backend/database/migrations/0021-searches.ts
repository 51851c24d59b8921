import { Migration } from "@mikro-orm/migrations";
import { createPublications } from "./0021-searches/publications.ts";
import { createSearches } from "./0021-searches/searches.ts";

/** The publication of records in order, saved searches with their alerts, and private calendars. */
export class Searches extends Migration {
  override up(): void {
    for (const sql of [...createPublications, ...createSearches]) this.addSql(sql);
  }
}
