import { Migration } from "@mikro-orm/migrations";

/** Indexes for reading the audit trail and for counting verified vendors, and the severity of an alert. */
export class Administration extends Migration {
  override up(): void {
    this.addSql("create index audit_entries_by_time on audit_entries (occurred_at desc, id desc)");
    this.addSql("create index audit_entries_by_action on audit_entries (action)");
    this.addSql("create index audit_entries_by_subject on audit_entries (subject_kind, subject_id)");
    this.addSql("create index vendors_verified on vendors (id) where verified");
    this.addSql(`alter table notifications add column level text
      constraint notifications_level check (level in ('info', 'success', 'warning', 'error'))`);
  }
}
