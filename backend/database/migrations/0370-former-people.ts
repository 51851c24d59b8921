import { Migration } from "@mikro-orm/migrations";

/** Who left an evaluation, so that their submitted scores, which count on, are theirs again if they come back. */
export class FormerPeople extends Migration {
  override up(): void {
    // Judges whose account has ended would be waited for forever.
    this.addSql(
      "delete from evaluation_people where user_id is null and joined_at is not null and submitted_at is null",
    );
    this.addSql(`alter table evaluation_people
      add column former_user_id integer references users on delete set null,
      add constraint evaluation_people_former check (former_user_id is null or user_id is null)`);
    this.addSql(
      `create unique index evaluation_people_by_former_user on evaluation_people (former_user_id, evaluation_id)
       where former_user_id is not null`,
    );
  }
}
