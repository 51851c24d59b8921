import { createHash } from "node:crypto";
import { Migration } from "@mikro-orm/migrations";
import { foldText } from "../../shared/text/fold-text.rules.ts";
import { plainSlug } from "../../shared/text/plain-slug.rules.ts";

/** The texts that identify a row without an id, as SQL on `t`, by table. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  solutions: ["(select v.name::text from vendors v where v.id = t.vendor_id)", "t.title"],
  opportunities: ["t.organization", "t.title"],
  collaborations: ["t.organization", "t.title"],
  research_papers: ["t.published_date::text", "t.title"],
  university_partners: ["t.university_name::text"],
  research_topics: ["t.name::text"],
  market_trends: ["(select c.name::text from categories c where c.id = t.category_id)", "t.title"],
  market_figures: ["t.kind", "t.name"],
};

/** Returns the generated id of a row without one, as imports computed it from these texts. */
function generatedId(texts: readonly string[]): string {
  const hash = createHash("sha256").update(texts.join("\n").toLowerCase()).digest("hex").slice(0, 12);
  return [...texts.map((text) => plainSlug(text).slice(0, 40)), hash].join("/");
}

interface Keyed {
  readonly id: number;
  readonly key: string;
  readonly texts: readonly string[];
}

/** Rows without an id were identified by their exact spelling; now they are recognized in any spelling. */
export class KeysByFoldedTexts extends Migration {
  override async up(): Promise<void> {
    for (const [table, texts] of Object.entries(TEXTS)) {
      const rows = await this.execute(
        `select t.id, t.external_key as key, array[${texts.join(", ")}] as texts from ${table} t
         where t.external_key ~ '/[0-9a-f]{12}$'`,
      );
      const keyed = rows.map((row): Keyed => ({ id: row.id, key: row.key, texts: row.texts }));
      const renamed = keyed.flatMap(({ id, key, texts: spelled }) => {
        const own = generatedId(spelled);
        const folded = generatedId(spelled.map(foldText));
        return own !== folded && key.endsWith(`:${own}`)
          ? [{ id, key: key.slice(0, -own.length) + folded, before: key }]
          : [];
      });
      if (renamed.length > 0) this.rename(table, renamed);
    }
  }

  /** Of rows that are equal now, the oldest gets the key. */
  private rename(table: string, renamed: readonly { id: number; key: string; before: string }[]): void {
    const first = [...new Map(renamed.toReversed().map((row) => [row.key, row])).values()];
    const given = `jsonb_to_recordset('${JSON.stringify(first).replaceAll("'", "''")}'::jsonb)
      as r(id integer, key text, before text)`;
    // No displayed data changes.
    this.addSql(`alter table ${table} disable trigger user`);
    this.addSql(`update ${table} t set external_key = r.key from ${given} where t.id = r.id
      and not exists (select from ${table} other where other.external_key = r.key)`);
    this.addSql(`alter table ${table} enable trigger user`);
    this.addSql(`update import_rows i set external_key = r.key from ${given}
      where i.table_name = '${table}' and i.external_key = r.before
        and exists (select from ${table} t where t.id = r.id and t.external_key = r.key)
        and not exists (select from import_rows other where other.table_name = '${table}' and other.external_key = r.key)`);
  }
}
