import { Migration } from "@mikro-orm/migrations";
import { dateUpdates } from "./0067-copies/changes.ts";
import { createFolds, LINES, NAMED, PARAGRAPHS, SEARCHED } from "./0120-folded-texts/fold.ts";

/** How single-line and multi-line texts are normalized for storage, for this migration. */
const createStored = [
  String.raw`create function stored_line(value text) returns text language sql immutable strict return
    btrim(regexp_replace(regexp_replace(normalize(value, NFC), '[\u00ad\u200b\u2060\ufeff]', '', 'g'),
      '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))`,
  `create function stored_line(list text[]) returns text[] language sql immutable strict return
    array(select stored_line(one) from unnest(list) one)`,
  String.raw`create function stored_lines(value text) returns text language sql immutable strict return
    regexp_replace(regexp_replace(regexp_replace(normalize(value, NFC), '[\u00ad\u200b\u2060\ufeff]', '', 'g'),
      '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g'), '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g')`,
];

/** Normalizes the texts of a column; a row whose constraints prevent it stays unchanged. */
const store = (table: string, column: string, stored: string, except = "false") => `do $$
  declare
    found record;
  begin
    if not exists (select from information_schema.columns
        where table_schema = current_schema and table_name = '${table}' and column_name = '${column}') then return;
    end if;
    for found in execute $q$select t.id, ${stored}(t.${column}${column === "name" ? "::text" : ""}) as value
        from ${table} t where t.${column} is distinct from ${stored}(t.${column}${column === "name" ? "::text" : ""})
          and not (${except})$q$ loop
      begin
        execute 'update ${table} set ${column} = $1 where id = $2 and ${column}::text is distinct from $1::text'
          using found.value, found.id;
      exception when unique_violation or check_violation then null;
      end;
    end loop;
  end $$`;

/**
 * Updating each row would also update its trigrams, which takes minutes for 20,000 solutions; recreating the
 * indexes takes seconds.
 */
const SET_INDEXES_ASIDE = [
  `create temporary table indexes_set_aside on commit drop as select indexname, indexdef from pg_indexes
    where schemaname = current_schema and indexdef like '%gin_trgm_ops%' and indexname <> 'research_topics_search'`,
  `do $$ declare name text; begin
    for name in select indexname from indexes_set_aside loop execute format('drop index %I', name); end loop;
  end $$`,
];
const MAKE_INDEXES = `do $$ declare made text; begin
    for made in select indexdef from indexes_set_aside loop execute made; end loop;
  end $$`;

const sameIn = (scope: string) => (scope ? `${scope}, ` : "");

/**
 * Texts are stored in one spelling (NFC, plain white space) and compared without case, accents, widths and
 * kinds of quotes, hyphens and spaces. Existing duplicates stay, are kept apart and are reported at the
 * start.
 */
export class FoldedTexts extends Migration {
  override up(): void {
    for (const statement of [...createFolds, ...createStored, ...SET_INDEXES_ASIDE]) this.addSql(statement);
    for (const [table, column, scope] of NAMED) this.keyNames(table, column, scope);
    this.addSql("drop index research_topics_search");
    this.addSql("create index research_topics_search on research_topics using gin (name_key gin_trgm_ops)");
    this.searchFolded();
    const named = new Set(NAMED.map(([table, column]) => `${table}.${column}`));
    for (const [tables, stored] of [
      [LINES, "stored_line"],
      [PARAGRAPHS, "stored_lines"],
    ] as const)
      for (const [table, columns] of Object.entries(tables))
        for (const column of columns)
          this.addSql(
            store(table, column, stored, named.has(`${table}.${column}`) ? "t.kept_apart > 0" : "false"),
          );
    this.addSql(MAKE_INDEXES);
    this.addSql(
      `create view names_kept_apart as ${NAMED.map(
        ([table, column]) =>
          `select '${table}' as "table", id, ${column}::text as name from ${table} where kept_apart > 0`,
      ).join(" union all ")}`,
    );
    for (const name of ["stored_line(text[])", "stored_line(text)", "stored_lines(text)"])
      this.addSql(`drop function ${name}`);
  }

  /**
   * Rows are found by a folded name, which is unique among new rows; older duplicates get a distinguishing
   * number.
   */
  private keyNames(table: string, column: string, scope: string): void {
    this.addSql(`alter table ${table}
      add column name_key text not null generated always as (fold_text(${column}::text)) stored,
      add column kept_apart integer not null default 0`);
    this.addSql(`alter table ${table} disable trigger user`);
    this.addSql(`update ${table} t set kept_apart = t.id from (
        select id, row_number() over (
          partition by ${sameIn(scope)}name_key order by (${column}::text = stored_line(${column}::text)) desc, id) as nth
        from ${table}) same
      where same.id = t.id and same.nth > 1`);
    this.addSql(`alter table ${table} enable trigger user`);
    this.addSql(
      `create unique index ${table}_by_name_key on ${table} (${scope ? `name_key, ${scope}` : "name_key"}, kept_apart)`,
    );
    if (["vendors", "university_partners", "research_topics"].includes(table))
      this.addSql(dateUpdates(table));
  }

  private searchFolded(): void {
    this.addSql(`create or replace function search_text(parts text[]) returns text
      language sql immutable parallel safe return fold_text(array_to_string(parts, E'\\x1f'))`);
    for (const [table, column, parts] of SEARCHED) {
      // No displayed data changes.
      this.addSql(`alter table ${table} disable trigger user`);
      this.addSql(
        `update ${table} set ${column} = ${column} where search_text is distinct from search_text(${parts})`,
      );
      this.addSql(`alter table ${table} enable trigger user`);
    }
  }
}
