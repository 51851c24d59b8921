import { Migration } from "@mikro-orm/migrations";
import { keepCounts } from "./0009-counts-and-search/counts.ts";
import { keepFacets } from "./0009-counts-and-search/facets.ts";
import { makeSearchable } from "./0009-counts-and-search/search.ts";

/** Counts of solutions that are kept instead of counted, and texts that are searched by an index at any length. */
export class CountsAndSearch extends Migration {
  override up(): void {
    for (const sql of [...makeSearchable, ...keepFacets, ...keepCounts]) this.addSql(sql);
  }
}
