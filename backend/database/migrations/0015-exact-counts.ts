import { Migration } from "@mikro-orm/migrations";

/**
 * Keeps stored counts exact even after all solutions are removed at once, and indexes those of a single
 * sport.
 */
export class ExactCounts extends Migration {
  override up(): void {
    this.addSql("create index solution_counts_of_sports on solution_counts using gin (sport_ids)");
    // A running consolidation would leave the rows that it adds, so the lock waits for it; readers aren't
    // blocked.
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
