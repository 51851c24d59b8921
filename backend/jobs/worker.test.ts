import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import type { Job } from "../shared/job.ts";
import { sharedContext } from "../shared-context.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
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
