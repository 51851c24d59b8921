import { Migration } from "@mikro-orm/migrations";

/** An endpoint that fails is left alone for a while, whatever waits for it. */
export class PausesOfEndpoints extends Migration {
  override up(): void {
    this.addSql("alter table webhook_endpoints add paused_until timestamptz(3)");
  }
}
