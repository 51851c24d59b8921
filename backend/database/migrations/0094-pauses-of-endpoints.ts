import { Migration } from "@mikro-orm/migrations";

/** Pauses a failing endpoint for a while, whatever is queued for it. */
export class PausesOfEndpoints extends Migration {
  override up(): void {
    this.addSql("alter table webhook_endpoints add paused_until timestamptz(3)");
  }
}
