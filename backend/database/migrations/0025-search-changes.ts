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

/** Names by which records can be found: the records that change with each. */
const NAMES = {
  vendors: "select 'solution', id from solutions where vendor_id = new.id",
  categories: `select 'solution', id from solutions where category_id = new.id
    union all select 'vendor', vendor_id from vendor_categories where category_id = new.id
    union all select 'opportunity', id from opportunities where category_id = new.id
    union all select 'paper', id from research_papers where category_id = new.id
    union all select 'trend', id from market_trends where category_id = new.id`,
  blog_categories: "select 'post', id from blog_posts where category_id = new.id",
  sports: `select 'solution', solution_id from solution_sports where sport_id = new.id
    union all select 'opportunity', opportunity_id from opportunity_sports where sport_id = new.id`,
  research_topics: "select 'paper', paper_id from paper_topics where topic_id = new.id",
} as const;

/**
 * The records that a search must read again. Rows are read by transaction, so that none is missed, whatever
 * the order of commits (decision 81).
 */
export class SearchChanges extends Migration {
  override up(): void {
    this.addSql(`create table search_changes (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('synonym', ${Object.keys(KINDS)
        .map((kind) => `'${kind}'`)
        .join(", ")})),
      record_id integer,
      transaction_id xid8 not null default pg_current_xact_id(),
      changed_at timestamptz(3) not null default now()
    )`);
    this.addSql("comment on column search_changes.record_id is 'Null: all records of the kind'");
    this.addSql("create index search_changes_by_transaction on search_changes (transaction_id)");
    this.addSql("create index search_changes_by_date on search_changes (changed_at)");
    this.addSql(`create trigger tell_change after insert or truncate on search_changes
      for each statement execute function tell_change()`);
    this.#functions();
    for (const [kind, [table, columns]] of Object.entries(KINDS)) {
      this.addSql(`create trigger search_again after insert or delete or update of ${columns} on ${table}
        for each row execute function record_was_changed('${kind}')`);
      this.addSql(`create trigger search_all_again after truncate on ${table}
        for each statement execute function records_were_emptied('${kind}')`);
    }
    for (const [table, kind, column] of LINKS) {
      this.addSql(`create trigger search_again after insert or delete or update on ${table}
        for each row execute function link_was_changed('${kind}', '${column}')`);
    }
    for (const [table, records] of Object.entries(NAMES)) {
      const name = `${table}_name_was_changed`;
      this.addSql(`create function ${name}() returns trigger language plpgsql as $$
        begin
          insert into search_changes (kind, record_id) ${records};
          return null;
        end $$`);
      this.addSql(`create trigger search_named_again after update of name on ${table}
        for each row when (old.name::text is distinct from new.name::text) execute function ${name}()`);
    }
  }

  #functions(): void {
    this.addSql(`create function record_was_changed() returns trigger language plpgsql as $$
      begin
        insert into search_changes (kind, record_id)
          values (tg_argv[0], case when tg_op = 'DELETE' then old.id else new.id end);
        return null;
      end $$`);
    this.addSql(`create function link_was_changed() returns trigger language plpgsql as $$
      begin
        insert into search_changes (kind, record_id)
          select distinct tg_argv[0], (changed ->> tg_argv[1])::integer
          from unnest(array[to_jsonb(old), to_jsonb(new)]) changed where changed is not null;
        return null;
      end $$`);
    this.addSql(`create function records_were_emptied() returns trigger language plpgsql as $$
      begin
        insert into search_changes (kind) values (tg_argv[0]);
        return null;
      end $$`);
  }
}
