import { Migration } from "@mikro-orm/migrations";
import { recordKinds } from "../../modules.ts";
import { renewTriggers } from "../record-triggers.ts";

/** Derives from the declarations of fields which changes searches and copies receive (decision 87). */
export class DeclaredTriggers extends Migration {
  override up(): void {
    for (const record of recordKinds) for (const sql of renewTriggers(record)) this.addSql(sql);
  }
}
