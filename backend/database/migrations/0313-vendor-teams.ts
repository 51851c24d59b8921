import { Migration } from "@mikro-orm/migrations";

/** The people whom a vendor's page names, each of whom agreed to it, and those who were asked. */
export class VendorTeams extends Migration {
  override up(): void {
    this.addSql(`create table team_members (
      id integer generated always as identity primary key,
      vendor_id integer not null references vendors on delete cascade,
      user_id integer not null references users on delete cascade,
      position text not null check (length(position) between 1 and 120),
      is_founder boolean not null default false,
      agreed_at timestamptz(3) not null default now(),
      unique (vendor_id, user_id)
    )`);
    this.addSql("create index team_members_of_user on team_members (user_id)");
    this.addSql(`create table team_invitations (
      id integer generated always as identity primary key,
      vendor_id integer not null references vendors on delete cascade,
      email citext not null check (email::text ~ '^[^@\\s]+@[^@\\s]+$' and char_length(email::text) <= 320),
      position text not null check (length(position) between 1 and 120),
      is_founder boolean not null default false,
      invited_by_id integer references users on delete set null,
      token_hash bytea unique check (octet_length(token_hash) = 32),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null check (expires_at > created_at),
      unique (vendor_id, email)
    )`);
    this.addSql(
      "create index team_invitations_by_inviter on team_invitations (invited_by_id) where invited_by_id is not null",
    );
    this.addSql("create index team_invitations_by_end on team_invitations (expires_at)");
    this.addSql(`create trigger tell_change after insert or update or delete or truncate on team_members
      for each statement execute function tell_change()`);
  }
}
