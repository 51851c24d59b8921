import { Migration } from "@mikro-orm/migrations";

/** The kinds of searchable records, with their tables. */
const TABLES = {
  solution: "solutions",
  vendor: "vendors",
  opportunity: "opportunities",
  paper: "research_papers",
  trend: "market_trends",
  post: "blog_posts",
} as const;

/**
 * The encoder's vectors of sentences, by their text, and the records that it has yet to read (decision 81).
 */
export class EncodedPassages extends Migration {
  override up(): void {
    this.addSql(`create table encoded_passages (
      hash bytea primary key check (octet_length(hash) = 16),
      vector bytea not null check (octet_length(vector) = 128)
    )`);
    this.addSql("comment on column encoded_passages.hash is 'Of the model''s name and the text'");
    this.addSql(`create trigger tell_change after insert or update or delete or truncate on encoded_passages
      for each statement execute function tell_change()`);
    // Rows are only added, so that changes of a record never wait for each other; one that changes twice has
    // two rows.
    this.addSql(`create table records_to_encode (
      id bigint generated always as identity primary key,
      kind text not null check (kind in (${Object.keys(TABLES)
        .map((kind) => `'${kind}'`)
        .join(", ")})),
      record_id integer not null,
      claimed_until timestamptz(3)
    )`);
    this.addSql("create index records_to_encode_in_order on records_to_encode ((kind <> 'solution'), id)");
    this.addSql("comment on column records_to_encode.claimed_until is 'Until then an instance works on it'");
    this.addSql(`create function changed_records_to_encode() returns trigger language plpgsql as $$
      begin
        -- What the encoder itself tells is no change of a record.
        if current_setting('search.encoded', true) is distinct from 'yes' then
          insert into records_to_encode (kind, record_id)
            select distinct kind, record_id from changed where record_id is not null and kind <> 'synonym';
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger encode_again after insert on search_changes referencing new table as changed
      for each statement execute function changed_records_to_encode()`);
    for (const [kind, table] of Object.entries(TABLES)) {
      this.addSql(
        `insert into records_to_encode (kind, record_id) select '${kind}', id from ${table} order by id`,
      );
    }
  }
}
