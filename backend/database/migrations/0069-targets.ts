import { Migration } from "@mikro-orm/migrations";

/** A claim says whether it is a target; until now, the word in its source did. */
export class Targets extends Migration {
  override up(): void {
    this.addSql("alter table claims add column is_target boolean not null default false");
    this.addSql("update claims set is_target = true where source ~ '\\mtarget\\M'");
  }
}
