import { Migration } from "@mikro-orm/migrations";

/** The migrations beside which releases that don't know them can run. */
export class CompatibleMigrations extends Migration {
  override up(): void {
    this.addSql("create table compatible_migrations (name text primary key)");
  }
}
