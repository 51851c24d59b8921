import { Migration } from "@mikro-orm/migrations";

/** Sources may be in all formats that the import reads; the code knows which, so the table only bounds the word. */
export class SyncFormats extends Migration {
  override up(): void {
    this.addSql("alter table sync_sources drop constraint sync_sources_format_check");
    this.addSql(
      "alter table sync_sources add constraint sync_sources_format_check check (format ~ '^[a-z]{0,10}$')",
    );
  }
}
