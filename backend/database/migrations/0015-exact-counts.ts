import { Migration } from "@mikro-orm/migrations";

/** Kept counts are exact also after all solutions are removed at once, and those of one sport are found by index. */
export class ExactCounts extends Migration {
  override up(): void {
    this.addSql("create index solution_counts_of_sports on solution_counts using gin (sport_ids)");
    // A fold under way would leave the rows that it adds; it is awaited, and readers go on.
    this.addSql(`
      create or replace function solutions_were_emptied() returns trigger language plpgsql as $$
      begin
        lock table solution_counts in share row exclusive mode;
        delete from solution_counts;
        return null;
      end $$`);
    this.addSql(`
      create function solution_sports_were_emptied() returns trigger language plpgsql as $$
      begin
        update solutions set sport_ids = '{}' where sport_ids <> '{}';
        return null;
      end $$`);
    this.addSql(`
      create trigger solution_sports_counted_after_truncate after truncate on solution_sports
      for each statement execute function solution_sports_were_emptied()`);
  }
}
