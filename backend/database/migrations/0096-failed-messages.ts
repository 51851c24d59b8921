import { Migration } from "@mikro-orm/migrations";

/** An index for finding an endpoint's failed messages without reading its whole log. */
export class FailedMessages extends Migration {
  override up(): void {
    this.addSql(
      "create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, id) where status = 'failed'",
    );
  }
}
