import { Migration } from "@mikro-orm/migrations";

/** The records that administrators edit in the catalog and that had no version yet. */
const EDITED = [
  "categories",
  "claims",
  "funding_quarters",
  "market_figures",
  "market_trends",
  "research_papers",
  "research_topics",
  "university_partners",
];

/** Versions against stale edits, and the catalog table's columns for searching and sorting. */
export class Catalog extends Migration {
  override up(): void {
    for (const table of EDITED)
      this.addSql(`alter table ${table} add version integer not null default 1 check (version >= 1)`);
    for (const table of ["categories", "research_topics"])
      this.addSql(`alter table ${table} add updated_at timestamptz(3) not null default now()`);
    this.addSql("create index market_trends_by_title on market_trends (lower(title), id)");
    this.addSql("create index research_topics_by_name on research_topics (name, id)");
    this.addSql(
      "create index research_topics_search on research_topics using gin (lower(name::text) gin_trgm_ops)",
    );
  }
}
