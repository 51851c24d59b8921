import { Migration } from "@mikro-orm/migrations";

/**
 * Synonyms that administrators edit: in one direction or both, with the status proposed, in use or rejected.
 */
export class SynonymEditing extends Migration {
  override up(): void {
    this.addSql(`alter table search_synonyms
      add column two_way boolean not null default true,
      add column status text not null default 'active' check (status in ('active', 'proposed', 'refused')),
      add column origin text not null generated always as (case when learned then 'learned' else 'given' end) stored,
      add column source text check (length(source) between 1 and 300),
      add column version integer not null default 1,
      add column updated_at timestamptz(3) not null default now(),
      add column search_text text not null
        generated always as (search_text(array[term::text, means::text])) stored,
      add check (learned or status = 'active'),
      add check (learned = (source is not null))`);
    this.addSql("comment on column search_synonyms.two_way is 'Whether what it means also finds the term'");
    this.addSql("comment on column search_synonyms.source is 'What a learned one was learned from'");
    this.addSql("create index search_synonyms_by_term on search_synonyms (term, id)");
    this.addSql("create index search_synonyms_by_status on search_synonyms (status, term, id)");
    this.addSql(
      "create index search_synonyms_search on search_synonyms using gin (search_text gin_trgm_ops)",
    );
    this.addSql(
      "create index search_synonyms_search_pairs on search_synonyms using gin (text_pairs(search_text))",
    );
  }
}
