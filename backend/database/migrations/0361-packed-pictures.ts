import { Migration } from "@mikro-orm/migrations";

/** Pictures that imported archives hold beside their rows: `zip:HASH/name`, with the hash of the archive. */
export class PackedPictures extends Migration {
  override up(): void {
    for (const table of ["vendors", "solutions"]) {
      this.addSql(`alter table ${table} drop constraint ${table}_logo_source_check`);
      this.addSql(`alter table ${table} add constraint ${table}_logo_source_check
        check (logo_source ~ '^(https?://|zip:[0-9a-f]{64}/)' and length(logo_source) <= 2000)`);
    }
  }
}
