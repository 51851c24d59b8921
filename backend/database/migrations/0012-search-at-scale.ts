import { Migration } from "@mikro-orm/migrations";
import { countSolutions } from "./0012-search-at-scale/counts.ts";
import { narrowByIndex } from "./0012-search-at-scale/narrowing.ts";

/** Solutions hold what their filters look at, and one index serves a search with its filters. */
export class SearchAtScale extends Migration {
  override up(): void {
    for (const sql of [...narrowByIndex, ...countSolutions]) this.addSql(sql);
  }
}
