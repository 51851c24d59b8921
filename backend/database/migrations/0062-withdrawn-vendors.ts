import { Migration } from "@mikro-orm/migrations";

/**
 * Vendors can be withdrawn. What they offer is withdrawn with them, regardless of concurrent writes, and is
 * restored with them; what was withdrawn before stays withdrawn (decision 63).
 */
export class WithdrawnVendors extends Migration {
  override up(): void {
    this.addSql(`alter table vendors
      add column status text not null default 'published' check (status in ('published', 'withdrawn')),
      add column withdrawn_by_administrator boolean not null default false
        check (not withdrawn_by_administrator or status = 'withdrawn')`);
    this.addSql("create index vendors_by_state on vendors (status, id)");
    this.addSql(`alter table solutions
      add column withdrawn_with_vendor boolean not null default false
        check (not withdrawn_with_vendor or status = 'withdrawn')`);
    this.addSql(`create function withdraw_with_vendor() returns trigger language plpgsql as $$
      begin
        if new.status = 'withdrawn' then
          update solutions set status = 'withdrawn', withdrawn_with_vendor = true, updated_at = now()
            where vendor_id = new.id and status = 'published';
        else
          update solutions set status = 'published', withdrawn_with_vendor = false, updated_at = now()
            where vendor_id = new.id and withdrawn_with_vendor;
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger withdraw_solutions after update of status on vendors
      for each row when (old.status <> new.status) execute function withdraw_with_vendor()`);
    // The foreign key takes the same lock, so this waits for a concurrent withdrawal of the vendor.
    this.addSql(`create function stay_withdrawn_with_vendor() returns trigger language plpgsql as $$
      declare of_vendor text;
      begin
        select status into of_vendor from vendors where id = new.vendor_id for key share;
        if of_vendor = 'withdrawn' then
          new.status := 'withdrawn';
          new.withdrawn_with_vendor := true;
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger stay_withdrawn before insert or update of status, vendor_id on solutions
      for each row when (new.status = 'published') execute function stay_withdrawn_with_vendor()`);
    this.addSql(`create trigger search_status_again after update of status on vendors
      for each row when (old.status <> new.status) execute function record_was_changed('vendor')`);
  }
}
