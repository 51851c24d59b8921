import { Migration } from "@mikro-orm/migrations";

/** What imported websites answered, and edits of many records, which are runs that belong to an import. */
export class CheckedWebsites extends Migration {
  override up(): void {
    this.addSql(`create table website_checks (
      address text primary key check (length(address) <= 2000),
      answers boolean not null,
      finding text not null check (length(finding) <= 300),
      checked_at timestamptz(3) not null default now()
    )`);
    this.addSql(`alter table import_runs
      add column based_on_id integer references import_runs on delete cascade,
      add column edit jsonb`);
    this.addSql(
      "create index import_runs_based_on on import_runs (based_on_id) where based_on_id is not null",
    );
  }
}
