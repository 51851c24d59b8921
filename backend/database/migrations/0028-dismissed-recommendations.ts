import { Migration } from "@mikro-orm/migrations";

/** The recommendations that users have dismissed. */
export class DismissedRecommendations extends Migration {
  override up(): void {
    this.addSql(`create table dismissed_recommendations (
      user_id integer not null references users on delete cascade,
      solution_id integer not null references solutions on delete cascade,
      dismissed_at timestamptz(3) not null default now(),
      primary key (user_id, solution_id)
    )`);
    this.addSql(
      "create index dismissed_recommendations_of_solution on dismissed_recommendations (solution_id)",
    );
  }
}
