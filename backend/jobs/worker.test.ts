import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import type { Job } from "../shared/job.ts";
import { sharedContext } from "../shared-context.ts";
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
import { addJob } from "./queue.ts";
import { runWaitingJobs, startWorker, type WorkerParts } from "./worker.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

/** What a worker needs for one job that notes what it was given. */
function partsFor(run: (payload: { n: number }) => Promise<void>, name: string) {
  const job: Job<{ n: number }> = { name, run };
  const parts: WorkerParts = {
    url: database.url,
    orm: database.orm,
    jobs: [job],
    tools: { ...sharedContext(database.orm, readConfig({})), mailer: { send: async () => undefined } },
    logger: pino({ level: "silent" }),
  };
  return { job, parts };
}

describe("a job", () => {
  it("runs once, whatever the number of instances", async () => {
    const done: number[] = [];
    const all = Promise.withResolvers<void>();
    const { job, parts } = partsFor(async ({ n }) => {
      done.push(n);
      if (done.length === 40) all.resolve();
    }, "count");
    const instances = await Promise.all([startWorker(parts), startWorker(parts), startWorker(parts)]);
    const em = database.orm.em.fork();
    for (let n = 0; n < 40; n++) await addJob(em, job, { n });
    await all.promise;
    await Promise.all(instances.map((instance) => instance.stop()));
    await runWaitingJobs(parts);
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  it("goes with the rollback of the transaction that added it", async () => {
    const done: number[] = [];
    const { job, parts } = partsFor(async ({ n }) => void done.push(n), "roll-back");
    await database.orm.em
      .fork()
      .transactional(async (em) => {
        await addJob(em, job, { n: 1 });
        throw new Error("changed my mind");
      })
      .catch(() => undefined);
    await runWaitingJobs(parts);
    expect(done).toEqual([]);
  });

  it("of the kind that runs one at a time leaves places to the others, on all instances", async () => {
    const ended = Promise.withResolvers<void>();
    let [running, most, done] = [0, 0, 0];
    const { job, parts } = partsFor(async () => {
      running += 1;
      most = Math.max(most, running);
      await ended.promise;
      running -= 1;
      done += 1;
    }, "alone");
    const alone = { ...job, oneAtATime: true } as const;
    const other = { name: "other", run: async () => ended.resolve() };
    const both = { ...parts, jobs: [alone, other] };
    const instances = await Promise.all([startWorker(both), startWorker(both)]);
    const em = database.orm.em.fork();
    for (let n = 0; n < 6; n++) await addJob(em, alone, { n });
    await addJob(em, other, {});
    await ended.promise;
    await Promise.all(instances.map((instance) => instance.stop()));
    await runWaitingJobs(both);
    expect([most, done]).toEqual([1, 6]);
  });

  it("waits to be tried again when it fails", async () => {
    const { job, parts } = partsFor(() => Promise.reject(new Error("not now")), "fail");
    await addJob(database.orm.em.fork(), job, { n: 1 });
    await runWaitingJobs(parts);
    const [row] = await database.orm.em
      .fork()
      .execute<{ attempts: number; later: boolean; last_error: string }[]>(
        "select attempts, run_at > now() as later, last_error from graphile_worker.jobs where task_identifier = 'fail'",
      );
    expect(row).toMatchObject({ attempts: 1, later: true, last_error: expect.stringContaining("not now") });
  });
});

/** Stores a job as if a worker had taken it a minute ago. */
async function lockedFor(holder: string, name: string) {
  await database.orm.em
    .fork()
    .execute(
      "update graphile_worker._private_jobs set locked_by = ?, locked_at = now() - interval '1 minute' where id = (select id from graphile_worker.jobs where task_identifier = ?)",
      [holder, name],
    );
}

describe("a job whose worker is gone", () => {
  it("runs again, on another worker", async () => {
    const done = Promise.withResolvers<number>();
    const { job, parts } = partsFor(async ({ n }) => done.resolve(n), "abandoned");
    await runWaitingJobs(parts);
    await addJob(database.orm.em.fork(), job, { n: 7 });
    await lockedFor("pool-that-was-killed", job.name);
    const worker = await startWorker(parts);
    expect(await done.promise).toBe(7);
    await worker.stop();
  });

  it("doesn't keep those behind it waiting that run one at a time", async () => {
    const done = Promise.withResolvers<number>();
    const { job, parts } = partsFor(async ({ n }) => done.resolve(n), "behind");
    await addJob(database.orm.em.fork(), { ...job, oneAtATime: true }, { n: 8 });
    await database.orm.em
      .fork()
      .execute(
        "update graphile_worker._private_job_queues set locked_by = 'pool-that-was-killed', locked_at = now() - interval '1 minute' where queue_name = 'behind'",
      );
    const worker = await startWorker(parts);
    expect(await done.promise).toBe(8);
    await worker.stop();
  });

  it("is left to a worker that lives", async () => {
    const begun: number[] = [];
    const first = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const { job, parts } = partsFor(async ({ n }) => {
      begun.push(n);
      first.resolve();
      await end.promise;
    }, "long");
    const owner = await startWorker(parts);
    await addJob(database.orm.em.fork(), job, { n: 1 });
    await first.promise;
    const [{ locked_by: holder } = { locked_by: "" }] = await database.orm.em
      .fork()
      .execute<{ locked_by: string }[]>(
        "select locked_by from graphile_worker.jobs where task_identifier = 'long'",
      );
    await lockedFor(holder, job.name);
    // It has looked for abandoned jobs when it has started.
    const other = await startWorker(parts);
    end.resolve();
    await Promise.all([owner.stop(), other.stop()]);
    await runWaitingJobs(parts);
    expect(begun).toEqual([1]);
  });
});

describe("a worker", () => {
  it("stops within seconds, and hands a job back that hangs", async () => {
    const begun = Promise.withResolvers<void>();
    const { job, parts } = partsFor(() => {
      begun.resolve();
      return new Promise(() => undefined);
    }, "hang");
    const worker = await startWorker(parts);
    await addJob(database.orm.em.fork(), job, { n: 1 });
    await begun.promise;
    await worker.stop();
    const rows = await database.orm.em
      .fork()
      .execute("select attempts, locked_by from graphile_worker.jobs where task_identifier = 'hang'");
    expect(rows).toEqual([{ attempts: 1, locked_by: null }]);
  });

  it("outlives the loss of its connections, even while it stops", async () => {
    const endConnections = () =>
      database.orm.em
        .fork()
        .execute(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sportstech-hub jobs' and datname = current_database()",
        );
    const done = Promise.withResolvers<void>();
    const { job, parts } = partsFor(async ({ n }) => {
      // Then it can't be noted that this job is done, which ends graphile-worker.
      if (n === 1) await endConnections();
      else done.resolve();
    }, "lose");
    const worker = await startWorker(parts);
    await addJob(database.orm.em.fork(), job, { n: 1 });
    await addJob(database.orm.em.fork(), job, { n: 2 });
    await done.promise;
    await Promise.all([worker.stop(), endConnections()]);
  });
});
