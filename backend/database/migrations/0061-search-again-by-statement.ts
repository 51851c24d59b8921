import { Migration } from "@mikro-orm/migrations";

/** The kinds of searchable records, with their tables and the columns that search reads. */
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

/**
 * Links whose change counts as a change of a record: table, kind, and the column that references the record.
 */
const LINKS = [
  ["vendor_categories", "vendor", "vendor_id"],
  ["opportunity_sports", "opportunity", "opportunity_id"],
  ["paper_topics", "paper", "paper_id"],
] as const;

/**
 * A statement that adds or deletes many records marks them at once: row by row, an import of 100,000 spent
 * ten seconds on it. Updates of records are still marked by row, since only such a trigger can be restricted
 * to the columns that a statement sets.
 */
export class SearchAgainByStatement extends Migration {
  override up(): void {
    this.#functions();
    for (const [kind, [table, columns]] of Object.entries(KINDS)) {
      this.addSql(`drop trigger search_again on ${table}`);
      this.addSql(`create trigger search_again after update of ${columns} on ${table}
        for each row execute function record_was_changed('${kind}')`);
      this.#trigger("added", table, "insert", "new table as changed", `records_were_written('${kind}')`);
      this.#trigger("deleted", table, "delete", "old table as changed", `records_were_written('${kind}')`);
    }
    for (const [table, kind, column] of LINKS) {
      const linked = `('${kind}', '${column}')`;
      this.addSql(`drop trigger search_again on ${table}`);
      this.#trigger("added", table, "insert", "new table as changed", `links_were_written${linked}`);
      this.#trigger("deleted", table, "delete", "old table as changed", `links_were_written${linked}`);
      this.#trigger(
        "moved",
        table,
        "update",
        "old table as before new table as changed",
        `links_were_moved${linked}`,
      );
    }
    this.addSql("drop function link_was_changed()");
  }

  #trigger(name: string, table: string, event: string, transition: string, called: string): void {
    this.addSql(`create trigger search_${name}_again after ${event} on ${table} referencing ${transition}
      for each statement execute function ${called}`);
  }

  /** A statement that affects no rows announces no change. */
  #functions(): void {
    this.addSql(`create function records_were_written() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then
          insert into search_changes (kind, record_id) select tg_argv[0], id from changed;
        end if;
        return null;
      end $$`);
    this.addSql(`create function links_were_written() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then
          insert into search_changes (kind, record_id)
            select distinct tg_argv[0], (to_jsonb(c) ->> tg_argv[1])::integer from changed c;
        end if;
        return null;
      end $$`);
    this.addSql(`create function links_were_moved() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then
          insert into search_changes (kind, record_id)
            select tg_argv[0], (to_jsonb(c) ->> tg_argv[1])::integer from changed c
            union select tg_argv[0], (to_jsonb(b) ->> tg_argv[1])::integer from before b;
        end if;
        return null;
      end $$`);
  }
}
