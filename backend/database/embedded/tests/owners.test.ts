import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedDatabase } from "../embedded.ts";
import { ask } from "../testing/client.ts";
import { cloneProject, removeFolders, temporaryFolder } from "../testing/clone.ts";
import {
  ordinary,
  postmasterPid,
  serverProcesses,
  spawnStarter,
  startElsewhere,
} from "../testing/processes.ts";

afterAll(removeFolders);

const clone = cloneProject();

test("a second start says who uses the database and leaves it alone", async () => {
  const dataDirectory = temporaryFolder();
  const starter = await startElsewhere(clone, { dataDirectory });
  const message = `Another process (pid ${starter.pid}) uses the database in ${dataDirectory}/postgres`;
  const began = performance.now();
  await expect(startEmbeddedDatabase({ dataDirectory })).rejects.toThrow(message);
  // At once, even on a busy machine; to wait until the other ends would take longer.
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await ask(starter.report.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await starter.stop();
});

test("a server whose owner was killed is adopted and ends with its new owner", async () => {
  const dataDirectory = temporaryFolder();
  const starter = await startElsewhere(clone, { dataDirectory });
  await ask(starter.report.url, "create table kept as select 7 as seven");
  const pid = postmasterPid(dataDirectory);
  await starter.kill();
  const adopter = await startElsewhere(clone, { dataDirectory });
  expect(adopter.report.url).toBe(starter.report.url);
  expect(postmasterPid(dataDirectory)).toBe(pid);
  expect(await ask(adopter.report.url, "select seven from kept")).toEqual([{ seven: 7 }]);
  await expect(startEmbeddedDatabase({ dataDirectory })).rejects.toThrow(`(pid ${adopter.pid}) uses`);
  await adopter.stop();
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
});

test("of several that start or adopt at once, one gets it and the others are told who", async () => {
  const dataDirectory = temporaryFolder();
  for (const round of ["a first start", "an orphan"]) {
    const starters = await Promise.all([1, 2, 3, 4].map(() => startElsewhere(clone, { dataDirectory })));
    const winners = starters.filter(({ report }) => report.url);
    expect(winners.length, round).toBe(1);
    for (const { report } of starters.filter(({ report }) => !report.url)) {
      expect(report.message).toContain(`Another process (pid ${winners[0]?.pid}) uses the database`);
    }
    expect(await ask(winners[0]?.report.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
    await winners[0]?.kill();
  }
});

test("an orphan with other settings is replaced", async () => {
  const dataDirectory = temporaryFolder();
  const starter = await startElsewhere(clone, { dataDirectory, durable: false });
  await ask(starter.report.url, "create table kept as select 7 as seven");
  await starter.kill();
  const database = await startEmbeddedDatabase({ dataDirectory });
  expect(await ask(database.url, "show fsync")).toEqual([{ fsync: "on" }]);
  expect(await ask(database.url, "select seven from kept")).toEqual([{ seven: 7 }]);
  await database.stop();
});

test("a stale lock prevents no start: a dead process's, another program's, nonsense", async () => {
  const dataDirectory = temporaryFolder(0o700, ordinary);
  const owner = { user: ordinary };
  const file = join(dataDirectory, "postgres", "postmaster.pid");
  const first = await startElsewhere(clone, { dataDirectory }, owner);
  const lock = readFileSync(file, "utf8").split("\n").slice(1).join("\n");
  await first.stop();
  // A program of the server's own account: PostgreSQL itself would refuse to start.
  const bystander = await startElsewhere(clone, { dataDirectory: temporaryFolder(0o700, ordinary) }, owner);
  for (const pid of [first.pid, bystander.pid, process.pid, 1, "nonsense", ""]) {
    writeFileSync(file, `${pid}\n${lock}`);
    const starter = await startElsewhere(clone, { dataDirectory }, owner);
    expect(starter.report.message, String(pid)).toBeUndefined();
    await starter.stop();
  }
  expect(await ask(bystander.report.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await bystander.stop();
});

test("a start that is killed at any moment does not hinder the next one", async () => {
  const dataDirectory = temporaryFolder();
  for (const moment of [50, 150, 300, 450, 600, 750, 900, 1050, 150, 200, 250, 300]) {
    const child = spawnStarter(clone, { dataDirectory });
    await delay(moment);
    child.kill("SIGKILL");
  }
  const database = await startEmbeddedDatabase({ dataDirectory });
  expect(await ask(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();
});
