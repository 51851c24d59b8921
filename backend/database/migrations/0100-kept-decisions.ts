import { Migration } from "@mikro-orm/migrations";
import { dateUpdates } from "./0067-copies/changes.ts";

/**
 * Only administrators can restore what an administrator withdrew or closed, and a record that is reviewed
 * again after an edit keeps the date of its first publication.
 */
export class KeptDecisions extends Migration {
  override up(): void {
    this.addSql(`alter table solutions
      add column withdrawn_by_administrator boolean not null default false
        check (not withdrawn_by_administrator or status = 'withdrawn')`);
    for (const table of ["opportunities", "collaborations"]) {
      this.addSql(`alter table ${table}
        add column closed_by_administrator boolean not null default false
          check (not closed_by_administrator or status = 'closed'),
        add column published_at timestamptz(3)`);
      this.addSql(`update ${table} set published_at = created_at where stage = 'published'`);
    }
    // The audit trail has who withdrew or closed each record that currently is.
    this.addSql(`update solutions s set withdrawn_by_administrator = true
      where s.status = 'withdrawn' and not s.withdrawn_with_vendor and exists (
        select from (
          select a.actor_id from audit_entries a where a.action = 'solution.withdrawn' and a.subject_id = s.id
          order by a.id desc limit 1) last
        join users u on u.id = last.actor_id and u.role = 'admin'
        where not exists (select from vendors v join organization_members m on m.organization_id = v.organization_id
          where v.id = s.vendor_id and m.user_id = u.id))`);
    for (const [kind, table] of [
      ["opportunity", "opportunities"],
      ["collaboration", "collaborations"],
    ])
      this.addSql(`update ${table} o set closed_by_administrator = true
        where o.status = 'closed' and exists (
          select from (
            select a.actor_id from audit_entries a where a.action = '${kind}.closed' and a.subject_id = o.id
            order by a.id desc limit 1) last
          join users u on u.id = last.actor_id and u.role = 'admin'
          where u.id is distinct from o.owner_user_id and not exists (
            select from organization_members m
            where m.organization_id = o.owner_organization_id and m.user_id = u.id))`);
    // When a vendor is restored, what an administrator withdrew meanwhile stays withdrawn.
    for (const table of ["solutions", "opportunities", "collaborations"]) this.addSql(dateUpdates(table));
    this.addSql(`create or replace function withdraw_with_vendor() returns trigger language plpgsql as $$
      begin
        if new.status = 'withdrawn' then
          update solutions set status = 'withdrawn', withdrawn_with_vendor = true, updated_at = now()
            where vendor_id = new.id and status = 'published';
        else
          update solutions set withdrawn_with_vendor = false, updated_at = now(),
              status = case when withdrawn_by_administrator then 'withdrawn' else 'published' end
            where vendor_id = new.id and withdrawn_with_vendor;
        end if;
        return null;
      end $$`);
  }
}
