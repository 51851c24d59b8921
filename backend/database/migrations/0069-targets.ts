import { Migration } from "@mikro-orm/migrations";

/** A column for whether a claim is a target; until now, a word in its source indicated it. */
export class Targets extends Migration {
  override up(): void {
    this.addSql("alter table claims add column is_target boolean not null default false");
    this.addSql("update claims set is_target = true where source ~ '\\mtarget\\M'");
  }
}
