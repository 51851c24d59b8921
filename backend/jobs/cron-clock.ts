import type { ParsedCronItem } from "graphile-worker";
import type { Pool } from "pg";

/**
 * Records the execution of scheduled jobs by the database's clock, to the nearest minute: graphile-worker
 * records the minute of the instance's clock, and one that is ahead would keep all others from scheduling
 * until that time.
 */
const NOTE_BY_OWN_CLOCK = `
  create or replace function graphile_worker.note_by_own_clock() returns trigger language plpgsql as $$
  begin
    new.last_execution := date_trunc('minute', now() + interval '30 seconds');
    return new;
  end $$;
  create or replace trigger note_by_own_clock before insert or update on graphile_worker._private_known_crontabs
    for each row when (new.last_execution is not null) execute function graphile_worker.note_by_own_clock()`;

/** Makes a scheduled job due when it is added; graphile-worker uses the time of the instance's clock. */
const DUE_BY_OWN_CLOCK = `
  create or replace function graphile_worker.due_by_own_clock() returns trigger language plpgsql as $$
  begin
    new.run_at := now();
    return new;
  end $$;
  create or replace trigger due_by_own_clock before insert on graphile_worker._private_jobs
    for each row when (new.run_at > now() and new.payload ->> '_cron' is not null)
    execute function graphile_worker.due_by_own_clock()`;

/** Corrects times recorded earlier by a clock that was ahead. */
const HEAL = `
  update graphile_worker._private_known_crontabs set last_execution = now()
  where last_execution > now() + interval '1 minute'`;

/**
 * Makes the queue record and add scheduled jobs by the database's clock; to run after each migration of its
 * tables.
 */
export async function scheduleByDatabaseClock(pool: Pool): Promise<void> {
  await pool.query(NOTE_BY_OWN_CLOCK);
  await pool.query(DUE_BY_OWN_CLOCK);
  await healSchedule(pool);
}

/** Resumes jobs whose last execution is recorded in the future. */
export async function healSchedule(pool: Pool): Promise<void> {
  await pool.query(HEAL);
}

/** The database's clock, as estimated by this process. */
export interface DatabaseClock {
  /** The current time by it, in milliseconds. */
  now(): number;
  /** Synchronizes with it again. */
  read(): Promise<void>;
}

/**
 * Reads the database's clock and continues by a monotonic one, since this machine's may be set at any time.
 */
export async function databaseClock(pool: Pool): Promise<DatabaseClock> {
  let ahead = 0;
  const read = async () => {
    const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
    ahead = Number(rows[0]?.now) - performance.now();
  };
  await read();
  return { now: () => ahead + performance.now(), read };
}

const MINUTE = 60_000;
/** The maximum number of minutes to catch up on after the process was blocked. */
const MAX_BEHIND = 60;

/** Returns the fields that a schedule is matched against. */
const digestOf = (minute: number) => {
  const at = new Date(minute * MINUTE);
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  };
};

/**
 * Returns a scheduled job that is due by the database's clock. It is called once a minute and matches the
 * minutes since the previous call, whatever minute the queue passes.
 */
export function scheduledBy(item: ParsedCronItem, clock: Pick<DatabaseClock, "now">): ParsedCronItem {
  let last: number | undefined;
  return {
    ...item,
    match: () => {
      const minute = Math.round(clock.now() / MINUTE);
      // The database's own clock may have been set back.
      const since =
        last === undefined || last > minute + 1 ? minute - 1 : Math.max(last, minute - MAX_BEHIND);
      last = Math.max(since, minute);
      const minutes = Array.from({ length: Math.max(minute - since, 0) }, (_, index) => since + 1 + index);
      return minutes.some((each) => item.match(digestOf(each)));
    },
  };
}
