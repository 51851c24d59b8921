import { Migration } from "@mikro-orm/migrations";

/**
 * The audit trail: who did what, with which change. Rows are only added. People are referenced by id without
 * a foreign key, so that an entry outlives the account and reveals nothing about the person once the account
 * is erased.
 */
export class AuditTrail extends Migration {
  override up(): void {
    this.addSql(`create table audit_entries (
      id bigint generated always as identity primary key,
      occurred_at timestamptz not null default clock_timestamp(),
      actor_kind text not null check (actor_kind in ('session', 'token', 'system', 'visitor')),
      actor_id integer,
      action text not null check (action ~ '^[a-z_]+\\.[a-z_]+$' and length(action) <= 80),
      subject_kind text not null generated always as (split_part(action, '.', 1)) stored,
      subject_id integer,
      changes jsonb not null default '{}'
        check (jsonb_typeof(changes) = 'object' and length(changes::text) <= 20000),
      address text check (length(address) <= 45),
      request_id text check (length(request_id) <= 100),
      check ((actor_id is not null) = (actor_kind in ('session', 'token')))
    )`);
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'Rows of % are only added.', tg_table_name using errcode = 'restrict_violation';
      end $$`);
    this.addSql(`create trigger only_added before update or delete or truncate on audit_entries
      for each statement execute function refuse_change()`);
    this.addSql(`create trigger only_added_rows before update or delete on audit_entries
      for each row execute function refuse_change()`);
  }
}
