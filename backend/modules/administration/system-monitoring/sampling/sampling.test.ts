import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJobs } from "../../../../jobs/queue.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { createMeter } from "./meter.ts";
import { openSampler } from "./sampler.ts";
import { startSampling } from "./start-sampling.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const run = <Row>(sql: string) => app.database.orm.em.fork().execute<Row[]>(sql);
const pool = () => ({ busy: 3, idle: 2, waiting: 1 });

describe("a meter", () => {
  it("tells what happened since the last time", async () => {
    const meter = createMeter({ pool, dataDirectory: "no/such/folder/yet" });
    meter.answered(200, 0.1);
    meter.answered(404, 0.1);
    meter.answered(503, 0.4);
    const first = await meter.take();
    expect(first).toMatchObject({ errors: 1, poolBusy: 3, poolIdle: 2, poolWaiting: 1 });
    expect(first.responseMs).toBeCloseTo(200);
    expect(await meter.take()).toMatchObject({ errors: 0, requestsPerSecond: 0, responseMs: undefined });
    expect(meter.totals()).toMatchObject({ requests: 3, errors: 1 });
    meter.stop();
  });
});

describe("the job queue", () => {
  it("is read once for all instances in five seconds", async () => {
    const open = () => openSampler({ url: app.database.url, meter: app.meter, poolSize: 10 });
    const samplers = [open(), open(), open()];
    await addJobs(app.database.orm.em.fork(), { name: "none", run: async () => undefined }, [{}, {}]);
    await Promise.all(samplers.map((sampler) => sampler.sample()));
    const rows = await run<{ waiting: number; samples: number; steps: number }>(
      `select max(waiting) as waiting, count(*)::int as samples,
         count(distinct date_bin('5 seconds', taken_at, 'epoch'))::int as steps from job_queue_samples`,
    );
    expect(rows[0]?.waiting).toBe(2);
    expect(rows[0]?.samples).toBe(rows[0]?.steps);
    await Promise.all(samplers.map((sampler) => sampler.stop()));
  });
});

describe("a process", () => {
  it("measures itself from its start on, and says when it stops", async () => {
    const meter = createMeter({ pool, dataDirectory: "." });
    const parts = { url: app.database.url, meter, poolSize: 10 };
    await run("delete from server_instances");
    const sampling = startSampling(parts, pino({ level: "silent" }));
    await expect.poll(() => run("select from server_samples")).toHaveLength(1);
    await sampling.stop();
    const stopped = await run<{ stopped: boolean }>(
      "select stopped_at is not null as stopped from server_instances",
    );
    expect(stopped).toEqual([{ stopped: true }]);
  });

  it("goes on without a database, and tells the log once", async () => {
    const lines: string[] = [];
    const logger = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
    const meter = createMeter({ pool, dataDirectory: "." });
    const sampling = startSampling({ url: "postgres://a:b@127.0.0.1:1/c", meter, poolSize: 10 }, logger);
    await expect.poll(() => lines).toHaveLength(1);
    await sampling.stop();
    expect(lines).toHaveLength(1);
    expect(meter.latest?.memoryBytes).toBeGreaterThan(0);
  });
});

it("shows the same figures at /metrics", async () => {
  const sampler = openSampler({ url: app.database.url, meter: app.meter, poolSize: 10 });
  await sampler.sample();
  await app.fetch("/healthz");
  const text = await (await app.fetch("/metrics")).text();
  expect(text).toContain(`\nhub_memory_bytes ${app.meter.latest?.memoryBytes}\n`);
  expect(text).toContain(`\nhub_storage_total_bytes ${app.meter.latest?.storageTotalBytes}\n`);
  expect(text).toMatch(/\nhub_database_pool_connections\{state="waiting"\} 0\n/);
  expect(text).toMatch(/\nhub_jobs\{state="waiting"\} \d+\n/);
  expect(text).toMatch(/\nhttp_requests_total \d+\n/);
  expect(text).toContain("http_request_duration_seconds_bucket");
  await sampler.stop();
});
