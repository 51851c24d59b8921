import { Migration } from "@mikro-orm/migrations";
import { countSolutions } from "./0012-search-at-scale/counts.ts";
import { narrowByIndex } from "./0012-search-at-scale/narrowing.ts";

/**
 * Stores what filters use in the solutions themselves, so that one index serves a search with its filters.
 */
export class SearchAtScale extends Migration {
  override up(): void {
    for (const sql of [...narrowByIndex, ...countSolutions]) this.addSql(sql);
  }
}
