import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
import { databaseClock, healSchedule } from "./cron-clock.ts";
import { scheduleOf } from "./options.ts";
import { migrateJobs } from "./worker.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
beforeEach(() => pool.query("delete from graphile_worker._private_known_crontabs"));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Notes a tick as the queue does, by the clock of an instance; returns whether that instance is to add the job. */
async function tick(hoursAhead: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
       values ('each-minute', $1::timestamptz, $1::timestamptz)
     on conflict (identifier) do update set last_execution = excluded.last_execution
       where known.last_execution is null or known.last_execution < excluded.last_execution
     returning identifier`,
    [new Date(Date.now() + hoursAhead * 3_600_000)],
  );
  return rowCount === 1;
}

/** Lets two minutes pass for the queue. */
const later = () =>
  pool.query(`begin; alter table graphile_worker._private_known_crontabs disable trigger user;
    update graphile_worker._private_known_crontabs set last_execution = last_execution - interval '2 minutes';
    alter table graphile_worker._private_known_crontabs enable trigger user; commit`);

const ahead = async () =>
  (
    await pool.query(
      "select from graphile_worker._private_known_crontabs where last_execution > now() + interval '1 minute'",
    )
  ).rowCount;

describe("a scheduled job", () => {
  it("goes on for all when an instance's clock is hours ahead or behind", async () => {
    expect(await tick(2)).toBe(true);
    expect(await ahead()).toBe(0);
    await later();
    expect(await tick(0)).toBe(true);
    await later();
    expect(await tick(-2)).toBe(true);
  });

  it("comes once a minute, whatever the clocks say", async () => {
    const before = new Date();
    const ticks = [await tick(2), await tick(0), await tick(-1), await tick(3)];
    // The minute may end meanwhile.
    const minutes = Math.round(Date.now() / 60_000) - Math.round(before.getTime() / 60_000);
    expect(ticks.filter(Boolean).length).toBeLessThanOrEqual(1 + minutes);
    expect(ticks[0]).toBe(true);
  });

  it.each([
    ["by a start", () => migrateJobs(database.url)],
    ["while the instances run", () => healSchedule(pool)],
  ])("whose last time lies in the future is healed %s", async (_when, heal) => {
    await tick(0);
    await pool.query(`begin; alter table graphile_worker._private_known_crontabs disable trigger user;
      update graphile_worker._private_known_crontabs set last_execution = now() + interval '2 hours';
      alter table graphile_worker._private_known_crontabs enable trigger user; commit`);
    expect([await ahead(), await tick(0)]).toEqual([1, false]);
    await heal();
    expect(await ahead()).toBe(0);
    await later();
    expect(await tick(0)).toBe(true);
  });
});

describe("a daily job", () => {
  const DAY = 24 * 3600 * 1000;
  /** A job that is due each day at 03:30, and a database's clock that is set by hand. */
  const daily = (time: number) => {
    const clock = { time, now: () => clock.time };
    const [item] = scheduleOf(
      { jobs: [{ name: "daily", schedule: "30 3 * * *", run: async () => {} }] },
      clock,
    );
    const asked = { min: 30, hour: 3, date: 5, month: 3, dow: 4 };
    return { clock, isDue: () => item?.match(asked) };
  };
  const at = (time: string) => Date.parse(`2026-03-05T${time}Z`);

  it("isn't due because the clock of an instance says so", () => {
    expect(daily(at("01:30:00")).isDue()).toBe(false);
    expect(daily(at("03:30:20")).isDue()).toBe(true);
  });

  it("is due once a day, also if the instance was held up, or the clock of the database was set back", () => {
    const { clock, isDue } = daily(at("03:29:00"));
    const asked = ["03:29:00", "03:33:10", "03:33:50", "03:34:50"].map((time) => {
      clock.time = at(time);
      return isDue();
    });
    expect(asked).toEqual([false, true, false, false]);
    clock.time = at("01:10:00");
    expect(isDue()).toBe(false);
    clock.time = at("01:11:00") + DAY;
    expect(isDue()).toBe(false);
    clock.time = at("03:30:00") + 2 * DAY;
    expect(isDue()).toBe(true);
  });

  it("is added to be run now, by whatever clock", async () => {
    const runAt = new Date(Date.now() + 2 * 3_600_000);
    const add = (payload: object) =>
      pool.query(
        "select run_at > now() as waits from graphile_worker.add_job('daily', $1::json, run_at := $2)",
        [JSON.stringify(payload), runAt],
      );
    expect((await add({ _cron: { ts: runAt.toISOString() } })).rows).toEqual([{ waits: false }]);
    expect((await add({})).rows).toEqual([{ waits: true }]);
  });

  it("goes by the time of the database, however this machine's clock is set", async () => {
    const clock = await databaseClock(pool);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    const { rows } = await pool.query("select clock_timestamp() as now");
    vi.useRealTimers();
    expect(Math.abs(clock.now() - Number(rows[0]?.now))).toBeLessThan(60_000);
  });
});
