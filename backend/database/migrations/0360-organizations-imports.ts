import { Migration } from "@mikro-orm/migrations";

/** Imports that an organization's members make of their own records. */
export class OrganizationsImports extends Migration {
  override up(): void {
    this.addSql(
      "alter table import_runs add column organization_id integer references organizations on delete set null",
    );
    this.addSql(
      "comment on column import_runs.organization_id is 'Whose members made it, of their own records alone'",
    );
    this.addSql(`create index import_runs_of_organization on import_runs (organization_id, created_at desc, id desc)
      where organization_id is not null`);
  }
}
