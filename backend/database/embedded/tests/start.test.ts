import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedDatabase } from "../embedded.ts";
import { ask } from "../testing/client.ts";
import { cloneProject, removeFolders, temporaryFolder } from "../testing/clone.ts";
import { serverProcesses, startElsewhere } from "../testing/processes.ts";

afterAll(removeFolders);

test("the first start makes the database, the second finds it, and is the faster one", async () => {
  const [clone, dataDirectory] = [cloneProject(), temporaryFolder()];
  const first = await startElsewhere(clone, { dataDirectory });
  expect(first.report.message).toBeUndefined();
  await ask(first.report.url, "create table kept as select 42 as answer");
  await first.stop();
  const second = await startElsewhere(clone, { dataDirectory });
  expect(await ask(second.report.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  await second.stop();
  expect(second.report.took).toBeLessThan(first.report.took);
});

test("the cluster is UTF-8, private, and reachable on the loopback address alone", async () => {
  const dataDirectory = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDirectory });
  const [facts] = await ask(
    database.url,
    `select current_database() as name, pg_encoding_to_char(encoding) as encoding, datlocale as locale,
      datlocprovider::text as provider, current_setting('listen_addresses') as addresses,
      current_setting('timezone') as timezone,
      (select rolsuper from pg_roles where rolname = current_user) as super, upper('é') as upper
      from pg_database where datname = current_database()`,
  );
  const text = { name: "sportstech", encoding: "UTF8", locale: "C.UTF-8", provider: "b", upper: "É" };
  expect(facts).toEqual({ ...text, addresses: "127.0.0.1", timezone: "UTC", super: false });
  const lock = readFileSync(join(dataDirectory, "postgres", "postmaster.pid"), "utf8").split("\n");
  expect([lock[4], lock[5]], "no socket in the file system").toEqual(["", "127.0.0.1"]);
  const wrong = database.url.replace(/:[^:@]+@/, ":wrong@");
  await expect(ask(wrong, "select 1")).rejects.toThrow("password authentication failed");
  const mode = (path: string): number => statSync(join(dataDirectory, path)).mode & 0o777;
  const modes = ["postgres", "postgres/launcher.password", "postgres.log"].map(mode);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
  await database.stop();
  await expect.poll(() => serverProcesses(dataDirectory)).toEqual([]);
});

test("a developer's PG* variables change nothing", async () => {
  const other = { PGHOST: "192.0.2.1", PGPORT: "1", PGUSER: "x", PGDATABASE: "x", PGOPTIONS: "-c x=y" };
  const env = { ...other, PGDATA: "/nowhere", PGSSLMODE: "require", LD_LIBRARY_PATH: "/nowhere" };
  const starter = await startElsewhere(cloneProject(), { dataDirectory: temporaryFolder() }, { env });
  expect(starter.report.message).toBeUndefined();
  await starter.stop();
});

test("another name makes another database, and one that fits no address is refused", async () => {
  const dataDirectory = temporaryFolder();
  for (const databaseName of ["Test-1", "second"]) {
    const database = await startEmbeddedDatabase({ dataDirectory, databaseName, durable: false });
    expect(await ask(database.url, "select current_database() as name")).toEqual([{ name: databaseName }]);
    await database.stop();
  }
  for (const databaseName of ["x".repeat(64), "", "a/b", "a?b"]) {
    const start = startEmbeddedDatabase({ dataDirectory, databaseName });
    await expect(start).rejects.toThrow("A database's name has");
  }
});
