import { Migration } from "@mikro-orm/migrations";
import {
  createSafeUntil,
  createSetChangedAt,
  dateChanges,
  dateChangesOfParts,
} from "./0067-copies/changes.ts";
import { COPIED_KINDS } from "./0067-copies/kinds.ts";
import { createRemovals, noteRemovals } from "./0067-copies/removals.ts";

/**
 * When public records changed and which are no longer public, so that copies can be kept in sync (decision
 * 65).
 */
export class Copies extends Migration {
  override up(): void {
    for (const sql of [
      createSafeUntil,
      createSetChangedAt,
      ...COPIED_KINDS.flatMap(dateChanges),
      ...dateChangesOfParts,
      ...createRemovals,
      ...COPIED_KINDS.flatMap(noteRemovals),
    ])
      this.addSql(sql);
  }
}
