import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { healSchedule } from "./cron-clock.ts";
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
