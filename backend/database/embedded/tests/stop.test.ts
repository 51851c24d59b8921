import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedDatabase } from "../embedded.ts";
import { readLock } from "../lockfile.ts";
import { ask, connect } from "../testing/client.ts";
import { cloneProject, removeFolders, temporaryFolder } from "../testing/clone.ts";
import { postmasterPid, serverProcesses, startElsewhere } from "../testing/processes.ts";

afterAll(removeFolders);

const clone = cloneProject();

test("Ctrl-C reaches the application, not the server", async () => {
  const dataDirectory = temporaryFolder();
  const starter = await startElsewhere(clone, { dataDirectory }, { detached: true });
  const client = await connect(starter.report.url);
  process.kill(-starter.pid, "SIGINT");
  await delay(250);
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await once(starter.child, "exit");
  await client.end();
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
});

test("stop ends clients and running statements at once, and may be called twice", async () => {
  const dataDirectory = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDirectory, durable: false });
  const sleeper = ask(database.url, "select pg_sleep(60)").catch((error: Error) => error.message);
  await delay(100);
  const began = performance.now();
  await Promise.all([database.stop(), database.stop()]);
  expect(performance.now() - began, "it does not wait for the statement").toBeLessThan(30_000);
  // The connection may be gone before its last message is read.
  expect(await sleeper).toMatch(/terminating connection|Connection terminated/);
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
});

test("stop insists when a server process does not react", async () => {
  const dataDirectory = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDirectory });
  const client = await connect(database.url);
  await client.query("create table kept as select 1 as one");
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  process.kill(rows[0]?.pid ?? 0, "SIGSTOP");
  const began = performance.now();
  await database.stop();
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(9_900);
  expect(took).toBeLessThan(30_000);
  await delay(100);
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
  const again = await startEmbeddedDatabase({ dataDirectory });
  expect(await ask(again.url, "select one from kept")).toEqual([{ one: 1 }]);
  await again.stop();
});

test("a killed server comes back on the same address and lost no acknowledged row", async () => {
  const dataDirectory = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDirectory });
  await ask(database.url, "create table ledger (entry int primary key)");
  const acknowledged: number[] = [];
  for (let kills = 0, entry = 0; kills < 5; kills += 1) {
    const writer = await eventually(() => connect(database.url));
    const kill = delay(100).then(() => process.kill(postmasterPid(dataDirectory), "SIGKILL"));
    for (let alive = true; alive; entry += 1) {
      alive = await writer.query("insert into ledger values ($1)", [entry]).then(
        () => true,
        () => false,
      );
      if (alive) acknowledged.push(entry);
    }
    await kill;
  }
  const rows = await eventually(() => ask(database.url, "select entry from ledger"));
  const kept = new Set(rows.map(({ entry }) => entry));
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(acknowledged.filter((entry) => !kept.has(entry))).toEqual([]);
  process.kill(postmasterPid(dataDirectory), "SIGKILL");
  await database.stop();
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
  const again = await startEmbeddedDatabase({ dataDirectory });
  expect(await ask(again.url, "select count(*)::int as count from ledger")).toEqual([{ count: rows.length }]);
  await again.stop();
});

test("a statement that outlives its killed server does not keep the next one from starting", async () => {
  const dataDirectory = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDirectory });
  const endless = ask(database.url, "do $$ begin loop end loop; end $$").catch(() => undefined);
  await delay(200);
  process.kill(postmasterPid(dataDirectory), "SIGKILL");
  await endless;
  expect(await eventually(() => ask(database.url, "select 1 as one"))).toEqual([{ one: 1 }]);
  await database.stop();
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
});

test("a server that an administrator shuts down, or one whose processes crash, comes back too", async () => {
  const dataDirectory = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDirectory });
  const first = postmasterPid(dataDirectory);
  process.kill(first, "SIGINT");
  // On a busy machine the first one goes on answering for a while.
  await eventually(async () => {
    if (postmasterPid(dataDirectory) === first) throw new Error("The first one still runs.");
  });
  const [row] = await eventually(() => ask(database.url, "select pg_backend_pid() as pid"));
  const victim = await connect(database.url);
  process.kill(Number((await victim.query("select pg_backend_pid() as pid")).rows[0].pid), "SIGKILL");
  expect(row?.pid).toBeGreaterThan(0);
  await delay(50);
  expect(await eventually(() => ask(database.url, "select 1 as one"))).toEqual([{ one: 1 }]);
  await expect(eventually(() => startEmbeddedDatabase({ dataDirectory }))).rejects.toThrow("Another process");
  await database.stop();
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
});

test("a server that crashes in the moment of its start comes back as fast", async () => {
  const dataDirectory = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDirectory });
  const first = postmasterPid(dataDirectory);
  process.kill(first, "SIGKILL");
  // Before the launcher has its own connection to the new one.
  const second = await eventually(async () => startedPostmaster(dataDirectory, first), 0);
  const [worker = Number.NaN] = serverProcesses(dataDirectory).filter((pid) => pid !== second);
  process.kill(worker, "SIGKILL");
  expect(await eventually(() => ask(database.url, "select 1 as one"))).toEqual([{ one: 1 }]);
  expect(postmasterPid(dataDirectory), "it recovers by itself").toBe(second);
  await database.stop();
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
});

/** Tries for as long as the promise of the reliability bar lasts: 10 s. */
async function eventually<T>(attempt: () => Promise<T>, pause = 20): Promise<T> {
  for (const end = Date.now() + 10_000; ; await delay(pause)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end || (error instanceof Error && error.name === "InUseError")) throw error;
    }
  }
}

/** The server that came after another one and accepts connections. */
async function startedPostmaster(dataDirectory: string, former: number): Promise<number> {
  const lock = await readLock(join(dataDirectory, "postgres"));
  if (!lock?.ready || lock.pid === former) throw new Error("It isn't there yet.");
  return lock.pid;
}
