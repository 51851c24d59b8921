import { Migration } from "@mikro-orm/migrations";

const OF_ORGANIZATION = `
  select s.id as solution_id, v.organization_id from solutions s join vendors v on v.id = s.vendor_id`;

/**
 * Hide a user's reviews of an organization's solutions and withdraw their applications to it, once they belong
 * to it.
 */
const EXCLUDE = `
  update reviews r set status = 'hidden', excluded = true, version = r.version + 1, updated_at = now()
  from (${OF_ORGANIZATION}) o
  where o.solution_id = r.solution_id and r.status in ('published', 'pending')`;

const WITHDRAW = `
  with ended as (
    update applications a set status = 'withdrawn', version = a.version + 1, updated_at = now()
    where a.applicant_id = new.user_id and a.status in ('submitted', 'in_review', 'shortlisted')
      and (a.opportunity_id in (select id from opportunities where owner_organization_id = new.organization_id)
        or a.collaboration_id in (select id from collaborations where owner_organization_id = new.organization_id))
    returning a.id
  )
  insert into application_steps (application_id, status, message)
  select id, 'withdrawn', 'The applicant joined the organization.' from ended`;

/**
 * Members of an organization, now or in the past year, can't review its solutions or apply for its postings:
 * checked when they join, and whenever a review becomes public, whoever writes it.
 */
export class Ties extends Migration {
  override up(): void {
    this.addSql(`create table organization_ties (
      organization_id integer not null references organizations on delete cascade,
      user_id integer not null references users on delete cascade,
      left_at timestamptz(3),
      primary key (organization_id, user_id)
    )`);
    this.addSql("create index organization_ties_by_user on organization_ties (user_id)");
    this.addSql(`insert into organization_ties (organization_id, user_id)
      select organization_id, user_id from organization_members`);
    this.addSql(`create function is_tied(person integer, organization integer) returns boolean language sql stable
      return exists (select from organization_ties t where t.user_id = person and t.organization_id = organization
        and (t.left_at is null or t.left_at > now() - interval '1 year'))`);
    this.addSql(`alter table reviews add column excluded boolean not null default false
      check (not excluded or status in ('hidden', 'withdrawn'))`);
    this.addSql(`${EXCLUDE} and is_tied(r.author_id, o.organization_id)`);
    this.addSql(`create function keep_tied_review_out() returns trigger language plpgsql as $$
      begin
        -- Whoever is joining meanwhile is waited for.
        perform from users where id = new.author_id for key share;
        new.excluded := is_tied(new.author_id, (select o.organization_id from (${OF_ORGANIZATION}) o
          where o.solution_id = new.solution_id));
        if new.excluded then
          new.status := 'hidden';
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger keep_tied_out before insert or update of status, author_id, solution_id on reviews
      for each row when (new.status in ('published', 'pending') and new.author_id is not null)
      execute function keep_tied_review_out()`);
    this.addSql(`create function member_joined() returns trigger language plpgsql as $$
      begin
        perform from users where id = new.user_id for update;
        insert into organization_ties (organization_id, user_id) values (new.organization_id, new.user_id)
          on conflict (organization_id, user_id) do update set left_at = null;
        ${EXCLUDE} and r.author_id = new.user_id and o.organization_id = new.organization_id;
        ${WITHDRAW};
        return null;
      end $$`);
    this.addSql(`create trigger member_joined after insert on organization_members
      for each row execute function member_joined()`);
    this.addSql(`create function member_left() returns trigger language plpgsql as $$
      begin
        update organization_ties set left_at = now()
          where organization_id = old.organization_id and user_id = old.user_id;
        return null;
      end $$`);
    this.addSql(`create trigger member_left after delete on organization_members
      for each row execute function member_left()`);
    this.addSql(`create function offer_changed_hands() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'vendors' then
          ${EXCLUDE} and o.organization_id = new.organization_id
            and r.solution_id in (select id from solutions where vendor_id = new.id)
            and is_tied(r.author_id, o.organization_id);
        else
          ${EXCLUDE} and r.solution_id = new.id and is_tied(r.author_id, o.organization_id);
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger changed_hands after update of organization_id on vendors
      for each row when (old.organization_id <> new.organization_id) execute function offer_changed_hands()`);
    this.addSql(`create trigger changed_hands after update of vendor_id on solutions
      for each row when (old.vendor_id <> new.vendor_id) execute function offer_changed_hands()`);
  }
}
