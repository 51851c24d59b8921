import { Migration } from "@mikro-orm/migrations";

/** Stores each attempt to send a message, not only the last one. */
export class WebhookAttempts extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_deliveries add attempt_log jsonb not null default '[]'
      check (jsonb_typeof(attempt_log) = 'array' and jsonb_array_length(attempt_log) <= 20)`);
    // For messages sent before, only the last attempt is known.
    this.addSql(`update webhook_deliveries set attempt_log = jsonb_build_array(jsonb_build_object(
      'at', last_attempt_at, 'status', last_status, 'duration', last_duration, 'answer', last_answer,
      'error', last_error)) where last_attempt_at is not null and last_duration is not null`);
  }
}
