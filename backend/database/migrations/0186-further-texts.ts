import { Migration } from "@mikro-orm/migrations";

/** What a list's search doesn't look through, by table: it is told apart. */
const FURTHER = [
  ["solutions", "features || tags || integrations"],
  ["opportunities", "array[description] || requirements"],
] as const;

/** Solutions and opportunities that say what is searched for elsewhere than in the texts that a list's search looks through. */
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
