import { appendFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../embedded.ts";
import { logLimit } from "../log.ts";
import { ask } from "../testing/client.ts";
import { removeFolders, temporaryFolder } from "../testing/clone.ts";

afterAll(removeFolders);

const dataDirectory = temporaryFolder();
const log = join(dataDirectory, "postgres.log");
let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await startEmbeddedDatabase({ dataDirectory });
  return () => database.stop();
});

test("the application may create the extensions it uses, and databases for tests", async () => {
  for (const name of ["pg_trgm", "unaccent", "citext", "pgcrypto"]) {
    await ask(database.url, `create extension ${name}`);
  }
  const [row] = await ask(
    database.url,
    `select similarity('Übung', 'Übungen') > 0.5 as similar, show_trgm('é') = '{}' as blind,
      unaccent('Zoë') as plain, 'É'::citext = 'é'::citext as same, length(gen_random_bytes(8)) as bytes`,
  );
  expect(row).toEqual({ similar: true, blind: false, plain: "Zoe", same: true, bytes: 8 });
  await ask(database.url, "create database copy template sportstech");
  await ask(database.url, "drop database copy with (force)");
});

test("what it may not do is what only a superuser may", async () => {
  await expect(ask(database.url, "copy (select 1) to program 'cat'")).rejects.toThrow("permission denied");
  await expect(ask(database.url, "select * from pg_authid")).rejects.toThrow("permission denied");
});

test("60 connections and durable by default, otherwise as asked", async () => {
  const show = async (url: string): Promise<unknown> =>
    (
      await ask(
        url,
        "select string_agg(setting, ' ' order by name) as is from pg_settings where name in " +
          "('max_connections', 'fsync', 'full_page_writes', 'synchronous_commit')",
      )
    )[0]?.is;
  expect(await show(database.url)).toBe("on on 60 on");
  const options = { dataDirectory: temporaryFolder(), durable: false, maxConnections: 200 };
  const throwaway = await startEmbeddedDatabase(options);
  expect(await show(throwaway.url)).toBe("off off 200 off");
  await throwaway.stop();
});

test("failing statements are in the log, the values people typed and passwords are not", async () => {
  const failing = ask(database.url, "select 1 / $1::int as oops, $2::text", [0, "typed"]);
  await expect(failing).rejects.toThrow("division by zero");
  const text = readFileSync(log, "utf8");
  expect(text).toContain("sportstech@sportstech STATEMENT:  select 1 / $1::int as oops");
  expect(text).not.toContain("typed");
  expect(text).not.toContain(new URL(database.url).password);
});

test("the log starts afresh when it is large, while the server runs", async () => {
  appendFileSync(log, `${"x".repeat(logLimit)}\n`);
  for (const end = Date.now() + 15_000; statSync(log).size > logLimit && Date.now() < end; ) await delay(100);
  expect(statSync(log).size).toBeLessThan(1_000);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(logLimit);
  expect(statSync(`${log}.1`).mode & 0o777).toBe(0o600);
  await expect(ask(database.url, "select after_the_cut")).rejects.toThrow("after_the_cut");
  expect(readFileSync(log, "utf8").startsWith("\0")).toBe(false);
  expect(readFileSync(log, "utf8")).toContain("after_the_cut");
});
