import type { Pool } from "pg";

/**
 * Scheduled jobs are noted by the database's clock, to the nearest minute: an instance notes the minute of its own
 * clock, and one whose clock is ahead would keep all others from scheduling until that time has come.
 */
const NOTE_BY_OWN_CLOCK = `
  create or replace function graphile_worker.note_by_own_clock() returns trigger language plpgsql as $$
  begin
    new.last_execution := date_trunc('minute', now() + interval '30 seconds');
    return new;
  end $$;
  create or replace trigger note_by_own_clock before insert or update on graphile_worker._private_known_crontabs
    for each row when (new.last_execution is not null) execute function graphile_worker.note_by_own_clock()`;

/** What was noted before by a clock that was ahead. */
const HEAL = `
  update graphile_worker._private_known_crontabs set last_execution = now()
  where last_execution > now() + interval '1 minute'`;

/** Has the queue note scheduled jobs by the database's clock; after each migration of the queue's tables. */
export async function scheduleByDatabaseClock(pool: Pool): Promise<void> {
  await pool.query(NOTE_BY_OWN_CLOCK);
  await healSchedule(pool);
}

/** Lets the jobs go on whose last time lies in the future. */
export async function healSchedule(pool: Pool): Promise<void> {
  await pool.query(HEAL);
}
