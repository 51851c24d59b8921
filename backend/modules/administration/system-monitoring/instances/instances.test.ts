import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { openSampler, type Sampler } from "../sampling/sampler.ts";

const QUERY = `query ($points: Int! = 60) { monitoring(points: $points) {
  readAt
  instances { id host pid poolSize startedAt seenAt state
    latest { takenAt cpuPercent memoryBytes memoryLimitBytes storageUsedBytes storageTotalBytes receivedPerSecond
      sentPerSecond eventLoopDelayMs requestsPerSecond responseMs errors poolBusy poolIdle poolWaiting }
    history { takenAt errors requestsPerSecond eventLoopDelayMs } }
  jobQueue { takenAt waiting } jobQueueHistory { takenAt waiting }
} }`;

interface Instance {
  readonly id: string;
  readonly state: string;
  readonly latest: Record<string, number>;
  readonly history: { errors: number; requestsPerSecond: number; eventLoopDelayMs: number }[];
}

let app: TestApp;
let admin: SignedInClient;
const samplers: Sampler[] = [];

beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterEach(async () => {
  await Promise.all(samplers.splice(0).map((sampler) => sampler.stop()));
  await run("delete from server_instances");
});
afterAll(() => app.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(sql, values);

async function startInstance(on: TestApp = app): Promise<Sampler> {
  const sampler = openSampler({ url: on.database.url, meter: on.meter, poolSize: 10 });
  samplers.push(sampler);
  await sampler.sample();
  return sampler;
}

async function read(points = 60) {
  const { data, errors } = await admin.execute<{
    monitoring: { instances: Instance[]; jobQueueHistory: object[]; jobQueue: object | null };
  }>(QUERY, { points });
  expect(errors).toBeUndefined();
  expect(errors).toBeUndefined();
  return data.monitoring;
}

const statesOf = async () => new Map((await read()).instances.map(({ id, state }) => [id, state]));

describe("the instances", () => {
  it("on one database all show, whoever is asked", async () => {
    const other = await startTestApp(app.database);
    const [one, two] = [await startInstance(), await startInstance(other)];
    const both = new Map([
      [one.id, "RUNNING"],
      [two.id, "RUNNING"],
    ]);
    expect(await statesOf()).toEqual(both);
    const cookie = { cookie: `session=${admin.token}`, "content-type": "application/json" };
    const asked = await fetch(`${other.url}/graphql`, {
      method: "POST",
      headers: cookie,
      body: JSON.stringify({ query: "{ monitoring { instances { id state } } }" }),
    });
    const { data } = (await asked.json()) as { data: { monitoring: { instances: Instance[] } } };
    expect(new Map(data.monitoring.instances.map(({ id, state }) => [id, state]))).toEqual(both);
    await other.stop();
  });

  it("tell real figures", async () => {
    await startInstance();
    await app.fetch("/api/vendors");
    await samplers[0]?.sample();
    const [instance] = (await read()).instances;
    const { latest } = instance ?? {};
    for (const name of ["memoryBytes", "storageUsedBytes", "storageTotalBytes", "cpuPercent"])
      expect([name, Number(latest?.[name])]).toEqual([name, expect.toSatisfy((figure) => figure > 0)]);
    expect(latest?.memoryBytes).toBeLessThan(Number(latest?.memoryLimitBytes));
    expect(latest?.requestsPerSecond).toBeGreaterThan(0);
    expect(latest?.sentPerSecond).toBeGreaterThan(0);
    expect(latest?.responseMs).toBeGreaterThan(0);
  });

  it("that were killed are gone once they are silent, and those that stopped have stopped", async () => {
    const [killed, stopped, running] = [await startInstance(), await startInstance(), await startInstance()];
    await run("update server_instances set seen_at = now() - interval '16 seconds' where id = ?", [
      killed.id,
    ]);
    await stopped.stop();
    samplers.splice(samplers.indexOf(stopped), 1);
    expect(await statesOf()).toEqual(
      new Map([
        [running.id, "RUNNING"],
        [stopped.id, "STOPPED"],
        [killed.id, "GONE"],
      ]),
    );
    expect((await read()).instances[0]?.id).toBe(running.id);
    // It was only slow: its next sample brings it back.
    await killed.sample();
    expect((await statesOf()).get(killed.id)).toBe("RUNNING");
  });

  it("that are silent for an hour are forgotten with their samples", async () => {
    const old = await startInstance();
    await run("update server_instances set seen_at = now() - interval '61 minutes' where id = ?", [old.id]);
    expect(await statesOf()).toEqual(new Map());
    const { id } = await startInstance();
    expect(await run("select distinct instance_id as id from server_samples")).toEqual([{ id }]);
  });
});

describe("the history", () => {
  it("is an hour long, in as many points as are asked for, with the sum of errors and the worst delay", async () => {
    const { id } = await startInstance();
    await run("delete from server_samples");
    await run(
      `insert into server_samples select ?, now() - make_interval(secs => n * 5), 1, 1, 1, 0, 1, 0, 0,
         case n when 3 then 400 else 1 end, 2, null, 1, 0, 0, 0 from generate_series(1, 719) n`,
      [id],
    );
    for (const points of [6, 60]) {
      const [instance] = (await read(points)).instances;
      const history = instance?.history ?? [];
      // The hour begins and ends within a stretch of time.
      expect([points, points + 1]).toContain(history.length);
      expect(history.reduce((sum, { errors }) => sum + errors, 0)).toBe(719);
      expect(Math.max(...history.map(({ eventLoopDelayMs }) => eventLoopDelayMs))).toBe(400);
      expect(new Set(history.map(({ requestsPerSecond }) => requestsPerSecond))).toEqual(new Set([2]));
    }
  });

  it("loses what is older than an hour", async () => {
    const sampler = await startInstance();
    await run("update server_samples set taken_at = now() - interval '61 minutes'");
    expect((await read()).instances[0]?.history).toEqual([]);
    await sampler.sample();
    expect(await run("select count(*)::int as count from server_samples")).toEqual([{ count: 1 }]);
  });

  it.each([5, 721, -1])("is not divided into %i", async (points) => {
    const { errors } = await admin.execute(QUERY, { points });
    expect(errors?.[0]?.message).toBe("Ask for 6 to 720 points.");
  });
});

it("is read with three statements, however many instances there are", async () => {
  for (let count = 0; count < 3; count += 1) await startInstance();
  app.database.statements.length = 0;
  await read();
  // The fourth finds the session.
  expect(app.database.statements).toHaveLength(4);
});
