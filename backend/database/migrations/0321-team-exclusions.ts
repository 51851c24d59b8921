import { Migration } from "@mikro-orm/migrations";

/** People whom an administrator took off a vendor's page, and who can't name themselves there again. */
export class TeamExclusions extends Migration {
  override up(): void {
    this.addSql(`create table team_exclusions (
      vendor_id integer not null references vendors on delete cascade,
      user_id integer not null references users on delete cascade,
      primary key (vendor_id, user_id)
    )`);
    this.addSql("create index team_exclusions_of_user on team_exclusions (user_id)");
  }
}
