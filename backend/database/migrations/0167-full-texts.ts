import { Migration } from "@mikro-orm/migrations";
import { dateUpdates } from "./0067-copies/changes.ts";

/** The full text's URL at the end of an abstract, since it had no column. */
const IN_ABSTRACT = String.raw`\n+Full text: (https?://\S+)\s*$`;

/** Gives a paper's full text its own URL column. */
export class FullTexts extends Migration {
  override up(): void {
    this.addSql(`alter table research_papers add column full_text_url text
      check (full_text_url ~ '^https?://' and length(full_text_url) <= 2000)`);
    this.addSql(`update research_papers
      set full_text_url = substring(abstract from '${IN_ABSTRACT}'),
        abstract = regexp_replace(abstract, '${IN_ABSTRACT}', '')
      where abstract ~ '${IN_ABSTRACT}'`);
    this.addSql(dateUpdates("research_papers"));
  }
}
