import { Migration } from "@mikro-orm/migrations";

const KINDS = [
  "solution",
  "vendor",
  "opportunity",
  "collaboration",
  "paper",
  "topic",
  "partner",
  "trend",
  "post",
];
const EVENTS = KINDS.flatMap((kind) =>
  ["published", "changed", "withdrawn"].map((happened) => `'${kind}.${happened}'`),
).concat(
  ["application.status", "application.received", "message", "review", "claim", "posting", "search.match"].map(
    (event) => `'${event}'`,
  ),
);

/** Webhooks announce the same changes that keep copies in sync, for all kinds of records. */
export class EventsAsCopies extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_endpoints drop constraint webhook_endpoints_events_check,
      add constraint webhook_endpoints_events_check
        check (cardinality(events) > 0 and events <@ array[${EVENTS.join(", ")}])`);
    // Nothing is stored about the new kinds yet, so their public records are read again.
    this.addSql("alter table webhook_state drop column horizon");
    this.addSql("alter table webhook_state rename column read_at to read_until");
    this.addSql(`comment on column webhook_state.read_until is
      'Up to when changes were told of; null while nobody wants to know'`);
    this.addSql("update webhook_state set read_until = null");
    this.addSql("delete from webhook_public_records");
  }
}
