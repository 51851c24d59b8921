import { Migration } from "@mikro-orm/migrations";

const DIMENSIONS = ["ease_of_use", "setup", "support", "value", "reliability", "data_access"];

/**
 * Reviews rate by dimension and say who writes them; they are verified by an invitation of the vendor to a
 * customer's address, or by an administrator (decision 94). Each order of a dimension has its key, 0 if a
 * review doesn't rate it.
 */
export class ReviewDimensions extends Migration {
  override up(): void {
    for (const name of DIMENSIONS) {
      this.addSql(`alter table reviews add column ${name} smallint check (${name} between 1 and 5),
        add column ${name}_key smallint not null generated always as (coalesce(${name}, 0)) stored`);
      this.addSql(`create index reviews_by_${name} on reviews (${name}_key desc, created_at desc, id desc)
        where status = 'published'`);
    }
    this.addSql(`alter table reviews
      add column reviewer_role text check (reviewer_role in
        ('athlete', 'coach', 'analyst', 'medical', 'manager', 'operations', 'volunteer', 'other')),
      add column reviewer_level text check (reviewer_level in
        ('grassroots', 'youth-academy', 'collegiate', 'semi-professional', 'elite')),
      add column sport_id integer references sports on delete set null,
      add column months_used smallint check (months_used between 0 and 600),
      add column verified_by text check (verified_by in ('invitation', 'administrator')),
      add column verified_at timestamptz(3),
      add constraint reviews_verified check ((verified_by is null) = (verified_at is null))`);
    this.addSql("create index reviews_of_sport on reviews (sport_id) where sport_id is not null");
    this.addSql(`create table review_invitations (
      id integer generated always as identity primary key,
      solution_id integer not null references solutions on delete cascade,
      email citext not null check (email::text ~ '^[^@\\s]+@[^@\\s]+$' and char_length(email::text) <= 320),
      invited_by_id integer references users on delete set null,
      accepted_by_id integer references users on delete set null,
      token_hash bytea unique check (octet_length(token_hash) = 32),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      check (accepted_at is null or token_hash is null),
      check (expires_at > created_at),
      unique (solution_id, email)
    )`);
    this.addSql("create index review_invitations_of_solution on review_invitations (solution_id, id desc)");
    this.addSql(
      "create index review_invitations_by_inviter on review_invitations (invited_by_id) where invited_by_id is not null",
    );
    this.addSql(
      "create index review_invitations_accepted on review_invitations (accepted_by_id, solution_id) where accepted_by_id is not null",
    );
    this.addSql(
      "create index review_invitations_by_end on review_invitations (expires_at) where accepted_at is null",
    );
  }
}
