import { Migration } from "@mikro-orm/migrations";

/** The kinds of records that are searched, with their tables and the columns that search reads. */
const KINDS = {
  solution: [
    "solutions",
    "title, slug, description, features, tags, status, category_id, vendor_id, sport_ids",
  ],
  vendor: ["vendors", "name, slug, description, country, city"],
  opportunity: [
    "opportunities",
    "title, slug, organization, description, requirements, type, stage, status, category_id",
  ],
  paper: ["research_papers", "title, slug, abstract, authors, university, category_id"],
  trend: ["market_trends", "title, slug, description, category_id"],
  post: ["blog_posts", "title, slug, excerpt, content, tags, status, category_id"],
} as const;

/** Links whose change is one of a record: table, kind, and the column that names the record. */
const LINKS = [
  ["vendor_categories", "vendor", "vendor_id"],
  ["opportunity_sports", "opportunity", "opportunity_id"],
  ["paper_topics", "paper", "paper_id"],
] as const;

/**
 * What comes and goes in lots, as imports do, is told once a statement instead of once a row. An update stays with its
 * row: only there can a trigger say which columns it is about.
 */
export class SearchChangesByStatement extends Migration {
  override up(): void {
    this.addSql(`create function records_came_or_went() returns trigger language plpgsql as $$
      begin
        insert into search_changes (kind, record_id) select tg_argv[0], id from changed;
        return null;
      end $$`);
    for (const [kind, [table, columns]] of Object.entries(KINDS)) {
      this.addSql(`drop trigger search_again on ${table}`);
      this.addSql(`create trigger search_again after update of ${columns} on ${table}
        for each row execute function record_was_changed('${kind}')`);
      this.#byStatement(table, `records_came_or_went('${kind}')`);
    }
    for (const [table, kind, column] of LINKS) {
      this.addSql(`create function ${table}_came_or_went() returns trigger language plpgsql as $$
        begin
          insert into search_changes (kind, record_id) select distinct '${kind}', ${column} from changed;
          return null;
        end $$`);
      this.addSql(`drop trigger search_again on ${table}`);
      this.addSql(`create trigger search_again after update on ${table}
        for each row execute function link_was_changed('${kind}', '${column}')`);
      this.#byStatement(table, `${table}_came_or_went()`);
    }
  }

  #byStatement(table: string, told: string): void {
    for (const [event, rows] of [
      ["insert", "new"],
      ["delete", "old"],
    ] as const)
      this.addSql(`create trigger search_after_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function ${told}`);
  }
}
