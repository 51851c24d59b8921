import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { BackupError } from "./errors.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

let source: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  source = await startTestApp("demo");
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  file = join(folder, "good.backup");
  const em = source.database.orm.em.fork();
  await em.execute("insert into audit_entries (actor_kind, action) values ('system', 'blog.seeded')");
  await em.execute(`select graphile_worker.add_job('letter', '{"to": 1}', job_key => 'kept', run_at => now() + interval '1 day'),
    graphile_worker.add_job('letter', '{"to": 2}')`);
  await em.execute(
    "update graphile_worker._private_jobs set attempts = max_attempts where payload->>'to' = '2'",
  );
  await writeBackup(source.database.url, file);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await source.stop();
});

/** A database that only the test itself is connected to, by turns. */
let target: TestDatabase;
beforeEach(async () => {
  target = await createTestDatabase("empty");
  await target.orm.close(true);
  return () => target.drop();
});

type Row = Record<string, unknown>;
type Ask = (sql: string, values?: unknown[]) => Promise<Row[]>;

async function onConnection<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(async (sql, values = []) => (await client.query(sql, values)).rows);
  } finally {
    await client.end();
  }
}

const query = (url: string, sql: string, values?: unknown[]) => onConnection(url, (ask) => ask(sql, values));

const emptied = () => query(target.url, "drop schema public cascade; create schema public");
const TABLES = `select quote_ident(tablename) as name from pg_tables
  where schemaname = 'public' and tablename <> 'migrations' order by 1`;

/** Everything in a database: each table's rows, the definitions of its parts, the next number of each sequence. */
const everythingIn = (url: string) => onConnection(url, readEverything);

async function readEverything(ask: Ask): Promise<Row> {
  const found: Row = {};
  for (const { name } of await ask(TABLES))
    found[String(name)] = await ask(
      `select count(*)::int, md5(string_agg(row::text, '|' order by row::text)) from ${name} row`,
    );
  found.constraints =
    await ask(`select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`);
  found.triggers =
    await ask(`select tgrelid::regclass::text, pg_get_triggerdef(oid), tgenabled from pg_trigger
     where not tgisinternal order by 1, 2`);
  found.indexes = await ask("select indexdef from pg_indexes where schemaname = 'public' order by 1");
  found.sequences = await ask(`select sequencename, last_value from pg_sequences
     where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`);
  found.jobs = await ask(
    `select task_identifier, key, run_at, max_attempts from graphile_worker.jobs where attempts < max_attempts`,
  );
  return found;
}

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(BackupError);
  expect(String(error)).not.toContain("\n");
  return String(error);
};

describe("a backup", () => {
  it("restores everything into an empty database, and the product runs on it", async () => {
    await emptied();
    const rows = await restoreBackup(target.url, file);
    expect(rows).toBeGreaterThan(1_000);
    const restored = await everythingIn(target.url);
    expect(restored).toEqual(await everythingIn(source.database.url));
    expect(restored.jobs).toMatchObject([{ task_identifier: "letter", key: "kept" }]);
    const copy = await createTestDatabase("empty");
    const app = await startTestApp({ ...copy, url: target.url, orm: await reopened() }, { DEMO: "1" });
    const signIn = "mutation ($input: SignInInput!) { signIn(input: $input) { user { username } } }";
    const input = { username: "student", password: "student-demo" };
    const { data } = await app.execute<{ signIn: { user: { username: string } } }>(signIn, { input });
    expect(data.signIn.user.username).toBe("student");
    await app.stop();
    await target.orm.close(true);
    await copy.drop();
  });

  it("made while others write holds one moment", async () => {
    const during = join(folder, "during.backup");
    const url = source.database.url;
    await query(url, "create table pairs (id integer generated always as identity primary key, half text)");
    const writing = { on: true };
    const writer = (async () => {
      while (writing.on) await query(url, "insert into pairs (half) values ('left'), ('right')");
    })();
    for (const _ of [1, 2, 3]) await writeBackup(url, during, { replace: true });
    writing.on = false;
    await writer;
    await query(url, "drop table pairs");
    const [, after = ""] = gunzipSync(await readFile(during))
      .toString()
      .split('{"table":"pairs"');
    const rows = after.slice(0, after.indexOf("\\.\n")).split("\n").slice(1, -1);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length % 2).toBe(0);
    const last = /"pairs_id_seq":"(\d+)"/.exec(after)?.[1];
    expect(Number(last)).toBeGreaterThanOrEqual(rows.length);
  });

  it("is for this user only, and replaces no file unasked", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readFile(file);
    expect(await failureOf(writeBackup(source.database.url, file))).toContain("exists. Choose another name");
    expect(await readFile(file)).toEqual(before);
  });

  it("that fails or is stopped leaves no file", async () => {
    const { url } = source.database;
    const before = await readdir(folder);
    const nowhere = join(folder, "none", "a.backup");
    expect(await failureOf(writeBackup(url, nowhere))).toContain("there is no such file or folder");
    expect(await failureOf(writeBackup(url, join(file, "a.backup")))).toContain("there is no such folder");
    const stopped = writeBackup(url, join(folder, "a.backup"), { signal: AbortSignal.abort() });
    expect(await failureOf(stopped)).toContain("Stopped. No backup was made.");
    const lost = writeBackup(url, join(folder, "a.backup"), {
      onProgress: () =>
        void query(
          url,
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sportstech-hub backup'",
        ),
    });
    expect(await failureOf(lost)).toContain("The database failed: ");
    await emptied();
    expect(await failureOf(writeBackup(target.url, join(folder, "a.backup")))).toContain(
      "nothing to back up",
    );
    const gone = new URL(url);
    gone.pathname = "/nothing-here";
    expect(await failureOf(writeBackup(gone.href, join(folder, "a.backup")))).toContain(
      "/nothing-here can't be reached: ",
    );
    expect(await readdir(folder)).toEqual(before);
  });
});

describe("a restore", () => {
  it("replaces what is there only when told to", async () => {
    await query(target.url, "insert into sports (name, slug) values ('Chess', 'chess')");
    const before = await everythingIn(target.url);
    expect(await failureOf(restoreBackup(target.url, file))).toContain("isn't empty");
    expect(await everythingIn(target.url)).toEqual(before);
    await restoreBackup(target.url, file, { replace: true });
    expect(await everythingIn(target.url)).toEqual(await everythingIn(source.database.url));
  });

  it("leaves alone a database that is in use, or of something else", async () => {
    const user = new pg.Client(target.url);
    await user.connect();
    const inUse = restoreBackup(target.url, file, { replace: true });
    expect(await failureOf(inUse)).toContain("The database is in use. Stop SportsTech Hub");
    await user.end();
    await emptied();
    await query(target.url, "create table ledger (amount integer)");
    const foreign = restoreBackup(target.url, file, { replace: true });
    expect(await failureOf(foreign)).toContain("contains another program's tables");
  });

  const lines = (text: string) => text.split("\n");
  const changed = async (change: (text: string) => string) =>
    gzipSync(change(gunzipSync(await readFile(file)).toString()));
  it.each<[string, string, () => Promise<Buffer | string>]>([
    ["cut short", "isn't a complete backup", async () => (await readFile(file)).subarray(0, -2_000)],
    ["empty", "isn't a complete backup", async () => ""],
    ["text", "isn't a complete backup", async () => "title,description\n"],
    ["another gzip file", "isn't a complete backup", async () => gzipSync("title,description\n")],
    ["JSON of something else", "isn't a complete backup", async () => gzipSync("null\n")],
    ["altered", "isn't a complete backup", async () => (await readFile(file)).fill(0, 20_000, 20_100)],
    [
      "without its end",
      "isn't a complete backup",
      () => changed((text) => lines(text).slice(0, -2).join("\n")),
    ],
    ["with more at its end", "isn't a complete backup", () => changed((text) => `${text}more\n`)],
    [
      "without a row",
      "isn't a complete backup",
      () => changed((text) => text.replace(/("table":"sports".*\n).*\n/, "$1")),
    ],
    [
      "of a table that is unknown",
      "isn't a complete backup",
      () => changed((text) => text.replace('"table":"sports"', '"table":"pg_authid"')),
    ],
    [
      "with a row that refers to nothing",
      "violates foreign key",
      () => changed((text) => text.replace(/("table":"solution_sports".*\n)\d+/, "$1999999")),
    ],
    [
      "of a newer program",
      "was made by a newer version of the program (migration 9999-x)",
      () => changed((text) => text.replace('"migrations":[', '"migrations":["9999-x",')),
    ],
    [
      "of a newer format",
      "was made by a newer version of the program (format 2)",
      () => changed((text) => text.replace('"format":1', '"format":2')),
    ],
  ])("of a file that is %s changes nothing", async (name, message, content) => {
    const bad = join(folder, `${name}.bad`);
    await writeFile(bad, await content());
    await query(target.url, "insert into sports (name, slug) values ('Chess', 'chess')");
    const before = await everythingIn(target.url);
    expect(await failureOf(restoreBackup(target.url, bad, { replace: true }))).toContain(message);
    expect(await everythingIn(target.url)).toEqual(before);
  });

  it("of an older database runs the migrations since", async () => {
    const old = await changed((text) =>
      text
        .replace(',"0056-sync"', "")
        .replace(',"0300-sync-formats"', "")
        .replaceAll(/\{"table":"sync_\w+"[\s\S]*?\n\\\.\n/g, "")
        .replaceAll(/"sync_[a-z]+":\d+,/g, "")
        .replaceAll(/"sync_\w+_id_seq":"\d+",?/g, ""),
    );
    await writeFile(join(folder, "old.backup"), old);
    await emptied();
    await restoreBackup(target.url, join(folder, "old.backup"));
    const restored = await everythingIn(target.url);
    expect(restored.sync_sources).toEqual([{ count: 0, md5: null }]);
    expect(restored.solutions).toEqual((await everythingIn(source.database.url)).solutions);
    const names = "select array_agg(name order by name) as names from migrations";
    expect(await query(target.url, names)).toEqual(await query(source.database.url, names));
  });
});

async function reopened() {
  return (await import("../orm.ts")).openOrm({ url: target.url, poolSize: 5 });
}
