import { Migration } from "@mikro-orm/migrations";
import { dateUpdates } from "./0067-copies/changes.ts";

/** The DOI of a paper. Two records may have one, until they are merged: two sources list the same paper. */
export class Dois extends Migration {
  override up(): void {
    this.addSql(String.raw`alter table research_papers add column doi text
      check (doi ~ '^10\.[0-9]{4,9}(\.[0-9]+)*/\S+$' and doi = lower(doi) and length(doi) <= 300)`);
    this.addSql("create index research_papers_by_doi on research_papers (doi) where doi is not null");
    this.addSql(dateUpdates("research_papers"));
  }
}
