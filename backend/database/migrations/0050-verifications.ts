import { Migration } from "@mikro-orm/migrations";

/**
 * When a verification from before there were records expires: after a year, but at least 90 days from now.
 */
const UNRECORDED_UNTIL = (verifiedAt: string) =>
  `greatest(${verifiedAt} + interval '1 year', now() + interval '90 days')`;

const tables = [
  `create table vendor_verifications (
    id integer generated always as identity primary key,
    vendor_id integer not null references vendors (id) on delete cascade,
    state text not null default 'current' constraint vendor_verifications_state
      check (state in ('current', 'renewed', 'ended', 'expired', 'withdrawn')),
    recorded boolean not null default true,
    reviewer_id integer references users (id) on delete set null,
    verified_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3),
    ended_by_id integer references users (id) on delete set null,
    reason text check (length(reason) between 1 and 500),
    check ((state = 'current') = (ended_at is null)),
    check ((state = 'withdrawn') = (reason is not null)),
    check (expires_at > verified_at)
  )`,
  `create unique index vendor_verifications_current on vendor_verifications (vendor_id) where state = 'current'`,
  "create index vendor_verifications_by_vendor on vendor_verifications (vendor_id, verified_at desc, id desc)",
  "create index vendor_verifications_due on vendor_verifications (expires_at, id) where state = 'current'",
  "create index vendor_verifications_by_reviewer on vendor_verifications (reviewer_id)",
  "create index vendor_verifications_by_ender on vendor_verifications (ended_by_id)",
  `alter table vendor_checks
    add column verification_id integer references vendor_verifications (id) on delete cascade`,
  "create index vendor_checks_by_verification on vendor_checks (verification_id)",
];

/** An ended verification never becomes current again; verifying the vendor again creates a new one. */
const onlyForward = [
  `create function verification_goes_forward() returns trigger language plpgsql as $$
    begin
      if old.state <> 'current' and new.state <> old.state then
        raise exception 'A verification that has ended stays ended.' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  `create trigger goes_forward before update of state on vendor_verifications
    for each row execute function verification_goes_forward()`,
];

/**
 * Lists and facets read the vendor's own columns, which are derived from its records; nothing else decides
 * whether it is verified.
 */
const followRecords = [
  `create function vendor_follows_verification() returns trigger language plpgsql as $$
    begin
      if new.state = 'current' then
        update vendors set verified = true, verified_at = new.verified_at, verification_ended_at = null
        where id = new.vendor_id and verified_at is distinct from new.verified_at;
      elsif new.state <> 'renewed' then
        update vendors set verified = false, verified_at = null, verification_ended_at = new.ended_at
        where id = new.vendor_id and verified;
      end if;
      return null;
    end $$`,
  `create trigger vendor_follows after insert or update of state on vendor_verifications
    for each row execute function vendor_follows_verification()`,
];

/** Setting the vendor's own columns creates a record, too, though without who checked what. */
const keepRecords = [
  `create function vendor_has_verification() returns trigger language plpgsql as $$
    begin
      if new.verified then
        insert into vendor_verifications (vendor_id, recorded, verified_at, expires_at)
        values (new.id, false, new.verified_at, ${UNRECORDED_UNTIL("new.verified_at")})
        on conflict (vendor_id) where state = 'current' do nothing;
      else
        update vendor_verifications set state = 'ended', ended_at = now()
        where vendor_id = new.id and state = 'current';
      end if;
      return null;
    end $$`,
  `create trigger has_verification after insert on vendors for each row
    when (new.verified) execute function vendor_has_verification()`,
  `create trigger has_verification_still after update of verified on vendors for each row
    when (new.verified <> old.verified) execute function vendor_has_verification()`,
  `create or replace function vendor_was_checked() returns trigger language plpgsql as $$
    begin
      select name, website into new.vendor_name, new.vendor_website from vendors where id = new.vendor_id;
      if new.verification_id is null then
        select id into new.verification_id from vendor_verifications
        where vendor_id = new.vendor_id and state = 'current';
      end if;
      return new;
    end $$`,
];

/**
 * The existing data of an upgraded database: who is verified since when, and the checks; not who made them.
 */
const recordKnown = [
  `insert into vendor_verifications (vendor_id, recorded, verified_at, expires_at)
    select id, false, verified_at, ${UNRECORDED_UNTIL("verified_at")} from vendors where verified`,
  `update vendor_checks c set verification_id = v.id from vendor_verifications v where v.vendor_id = c.vendor_id`,
  `create trigger tell_change after insert or update or delete or truncate on vendor_verifications
    for each statement execute function tell_change()`,
];

/** Verifications of vendors: what was checked, by whom, when, until when, and how they ended. */
export class Verifications extends Migration {
  override up(): void {
    for (const sql of [...tables, ...onlyForward, ...recordKnown, ...followRecords, ...keepRecords])
      this.addSql(sql);
  }
}
