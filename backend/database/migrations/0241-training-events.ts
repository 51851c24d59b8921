import { Migration } from "@mikro-orm/migrations";

/** What users do with solutions, by which recommendations are measured, and the measurements. */
export class TrainingEvents extends Migration {
  override up(): void {
    this.addSql(`create table training_events (
      user_id integer not null references users (id) on delete cascade,
      solution_id integer not null references solutions (id) on delete cascade,
      kind text not null check (kind in ('view', 'save', 'compare', 'contact', 'dismiss')),
      day date not null default (now() at time zone 'UTC')::date,
      happened_at timestamptz not null default now(),
      primary key (user_id, day, solution_id, kind)
    )`);
    this.addSql("create index training_events_by_time on training_events (happened_at)");
    this.addSql("create index training_events_by_solution on training_events (solution_id)");
    this.addSql(`create table recommendation_reports (
      measured_on date primary key,
      events integer not null check (events >= 0),
      among_first_ten double precision not null check (among_first_ten between 0 and 1),
      reciprocal_rank double precision not null check (reciprocal_rank between 0 and 1),
      best_rated_reciprocal_rank double precision not null check (best_rated_reciprocal_rank between 0 and 1),
      held_out integer not null check (held_out >= 0),
      gain double precision,
      gain_least double precision,
      weights jsonb,
      is_better boolean not null default false check (not is_better or weights is not null)
    )`);
  }
}
