import { Migration } from "@mikro-orm/migrations";

/** The columns that a list's search doesn't cover, by table; their matches are listed separately. */
const FURTHER = [
  ["solutions", "features || tags || integrations"],
  ["opportunities", "array[description] || requirements"],
] as const;

/** Finds solutions and opportunities by texts that a list's search doesn't cover. */
export class FurtherTexts extends Migration {
  override up(): void {
    for (const [table, parts] of FURTHER) {
      this.addSql(`alter table ${table} add column further_text text not null
        generated always as (search_text(${parts})) stored`);
      this.addSql(
        `create index ${table}_further on ${table} using gin (further_text gin_trgm_ops, text_pairs(further_text))`,
      );
      this.addSql(`alter index ${table}_further alter column 2 set statistics 0`);
    }
  }
}
