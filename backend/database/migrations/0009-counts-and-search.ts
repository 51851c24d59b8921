import { Migration } from "@mikro-orm/migrations";
import { keepCounts } from "./0009-counts-and-search/counts.ts";
import { keepFacets } from "./0009-counts-and-search/facets.ts";
import { makeSearchable } from "./0009-counts-and-search/search.ts";

/** Stored counts of solutions, and text search by an index for search texts of any length. */
export class CountsAndSearch extends Migration {
  override up(): void {
    for (const sql of [...makeSearchable, ...keepFacets, ...keepCounts]) this.addSql(sql);
    for (const table of ["solution_facets", "solution_counts"]) {
      this.addSql(`create trigger tell_change after insert or update or delete or truncate on ${table}
        for each statement execute function tell_change()`);
    }
  }
}
