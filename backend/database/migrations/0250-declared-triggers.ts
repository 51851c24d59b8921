import { Migration } from "@mikro-orm/migrations";
import { recordKinds } from "../../modules.ts";
import { renewTriggers } from "../record-triggers.ts";

/** Which changes searches and copies hear of follows from the declarations of fields (decision 87). */
export class DeclaredTriggers extends Migration {
  override up(): void {
    for (const record of recordKinds) for (const sql of renewTriggers(record)) this.addSql(sql);
  }
}
