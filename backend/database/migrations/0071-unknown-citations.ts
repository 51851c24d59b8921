import { Migration } from "@mikro-orm/migrations";

/** The citations of a paper may be unknown, as distinct from none; until now, both were 0. */
export class UnknownCitations extends Migration {
  override up(): void {
    this.addSql(`alter table research_papers alter column citations drop not null, alter column citations drop default,
      add column citations_key integer not null generated always as (coalesce(citations, -1)) stored`);
    this.addSql("drop index research_papers_by_citations");
    this.addSql("create index research_papers_by_citations on research_papers (citations_key desc, id desc)");
  }
}
