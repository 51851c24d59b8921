import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { buildScripts } from "../testing/servers/built-scripts.ts";
import { whyNotUsable, whyUnsuitable } from "./connect.ts";
import { openDatabase } from "./open-database.ts";
import { prepareDatabase } from "./prepare-database.ts";

const start = buildScripts();
const name = `refused_${randomUUID().slice(0, 8)}`;
let folder: string;
let server: pg.Client;
let owner: pg.Client;

const urlOf = (database: string, change: (url: URL) => unknown = () => undefined) => {
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${database}`;
  change(url);
  return url.href;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "refused-"));
  server = new pg.Client(inject("serverUrl"));
  await server.connect();
  await server.query(`create database ${name}`);
  owner = new pg.Client(urlOf(name));
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
  rmSync(folder, { recursive: true });
});

const left = async () =>
  (
    await owner.query(
      `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
         where nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       union all select nspname from pg_namespace where nspname !~ '^(pg_|information_schema|public)'
       union all select extname from pg_extension where extname <> 'plpgsql'`,
    )
  ).rows;

describe("a database where the account may not create", () => {
  it.each([
    ["tables", `revoke create on schema public from pg_database_owner, public`],
    [
      "extensions",
      `revoke all on database ${name} from current_user, public; grant connect on database ${name} to public`,
    ],
  ])("%s is told in one line, and nothing is left half made", async (_what, revoke) => {
    await owner.query(revoke);
    const url = urlOf(name);
    for (const prepare of [
      () => prepareDatabase(url, true),
      () => openDatabase(readConfig({ DATABASE_URL: url })),
    ]) {
      const error = await prepare().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ConfigError);
      expect(String(error)).toMatch(
        /^Error: the database at [\w.]+:\d+\/refused_\w+ \(DATABASE_URL\) can't be prepared: permission denied [^\n]+owner of the database\.$/,
      );
      expect(await left()).toEqual([]);
    }
    await owner.query(
      `grant create on schema public to pg_database_owner; grant all on database ${name} to current_user`,
    );
  });
});

describe("a database that something else keeps the product from using", () => {
  const ELSEWHERE = "drop schema if exists elsewhere cascade; create schema elsewhere";
  it.each<[string, string, string, RegExp]>([
    [
      "a table of its name",
      "create table users (id int)",
      "drop table users",
      /"users" already exists; [^\n]+ empty/,
    ],
    [
      "a function of its name",
      "create function fold_text(text) returns text language sql as 'select $1'",
      "drop function fold_text(text)",
      /"fold_text" already exists[^\n]+ empty/,
    ],
    [
      "extensions that are out of sight",
      `${ELSEWHERE}; create extension citext schema elsewhere; create extension pg_trgm schema elsewhere`,
      "drop schema elsewhere cascade",
      /"citext" does not exist; [^\n]+search_path/,
    ],
  ])("%s is told in one line", async (_what, make, unmake, said) => {
    await owner.query(make);
    const before = await left();
    for (const prepare of [
      () => prepareDatabase(urlOf(name), true),
      () => openDatabase(readConfig({ DATABASE_URL: urlOf(name) })),
    ]) {
      const error = await prepare().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ConfigError);
      expect(String(error)).toMatch(
        /^Error: the database at [^\n]+ \(DATABASE_URL\) can't be prepared: [^\n]+$/,
      );
      expect(String(error)).toMatch(said);
      expect(await left()).toEqual(before);
    }
    await owner.query(unmake);
  });

  it.each([
    ["schemas that aren't there", "-c search_path=none_such", /search_path/],
    ["a time limit that is too short", "-c statement_timeout=1", /time limit/],
  ])("%s in the address's options are told in one line", async (_what, options, said) => {
    const url = urlOf(name, ({ searchParams }) => searchParams.set("options", options));
    const error = await prepareDatabase(url, false).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toMatch(/^[^\n]+$/);
    expect(String(error)).toMatch(said);
    expect(await left()).toEqual([]);
  });
});

describe("a database that can't hold ours", () => {
  it("is told by its encoding", async () => {
    const ascii = `${name}_ascii`;
    await server.query(`create database ${ascii} encoding 'SQL_ASCII' template template0 locale 'C'`);
    await expect(prepareDatabase(urlOf(ascii), true)).rejects.toThrow(
      /^the database at [^\n]+_ascii \(DATABASE_URL\) can't be used: its encoding is SQL_ASCII; [^\n]+ UTF8\.$/,
    );
    await server.query(`drop database ${ascii} with (force)`);
  });

  it("is told by its letters", async () => {
    const english = `${name}_english`;
    await server.query(
      `create database ${english} encoding 'UTF8' template template0 locale_provider libc locale 'C'`,
    );
    for (const prepare of [
      () => prepareDatabase(urlOf(english), true),
      () => openDatabase(readConfig({ DATABASE_URL: urlOf(english) })),
    ])
      await expect(prepare()).rejects.toThrow(
        /^the database at [^\n]+_english \(DATABASE_URL\) can't be used: its lc_ctype [^\n]+ such as C\.UTF-8 or en_US\.UTF-8\.$/,
      );
    await server.query(`drop database ${english} with (force)`);
  });

  it("is told in one line when it goes away during the start", () => {
    const lost = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
    const told = whyNotUsable(new Error("select 1 - failed", { cause: lost }), urlOf(name));
    expect(told).toBeInstanceOf(ConfigError);
    expect(String(told)).toMatch(/\(DATABASE_URL\) can't be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.$/);
  });

  const SUITABLE = { version: 15, encoding: "UTF8", folds: true, isDirect: true };
  it.each([
    [{ version: 14 }, /PostgreSQL 14, and version 15 or later/],
    [{ encoding: "LATIN1" }, /LATIN1/],
    [{ folds: false }, /lc_ctype/],
    [{ isDirect: false }, /DATABASE_DIRECT_URL/],
  ])("is told by %o", (nature, said) => {
    expect(whyUnsuitable({ ...SUITABLE, ...nature })).toMatch(said);
    expect(whyUnsuitable(SUITABLE)).toBeUndefined();
  });
});

describe("a command that can't use its settings", () => {
  const secret = "not-the-password";
  /** Each reaches the database, and says what is wrong, in its own way. */
  const scripts: [string, string[]][] = [
    ["serve.js", []],
    ["../tools/generate-solutions.js", ["--count", "1"]],
    ["backup.js", ["none.backup"]],
  ];
  const expectOneLine = async (
    [script, args]: (typeof scripts)[number],
    environment: Record<string, string>,
    said: RegExp,
  ) => {
    const { code, output, errors } = await start(
      script,
      args,
      { DATABASE_URL: urlOf(name), DATA_DIR: join(folder, "data"), ...environment },
      folder,
    ).ended;
    expect([script, code, output]).toEqual([script, 1, ""]);
    expect(errors.trimEnd().split("\n")).toEqual([expect.stringMatching(said)]);
    expect(errors).toMatch(/DATABASE_URL|PORT|DEMO|SMTP_URL/);
    expect(errors).not.toContain(secret);
  };

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "a wrong password",
      { DATABASE_URL: urlOf(name, (url) => Object.assign(url, { password: secret })) },
      /check the account/,
    ],
    ["no such database", { DATABASE_URL: urlOf("no_such_database") }, /create the database/],
    [
      "no TLS there",
      { DATABASE_URL: urlOf(name, (url) => Object.assign(url, { search: "?sslmode=require" })) },
      /sslmode=disable/,
    ],
    ["a port that is none", { PORT: "80a" }, /PORT="80a" .*whole number from 0 to 65535/],
  ])("ends with one line and code 1: %s", async (_what, environment, said) => {
    await Promise.all(scripts.map((script) => expectOneLine(script, environment, said)));
  });

  // What can't be read, all of them read by the same function.
  it.each<[string, Record<string, string>, RegExp]>([
    [
      "no name of a database",
      { DATABASE_URL: `postgres://hub:${secret}@127.0.0.1` },
      /DATABASE_URL.*name of a database/,
    ],
    [
      "a # in the password",
      { DATABASE_URL: `postgres://hub:${secret}#1@127.0.0.1/hub` },
      /DATABASE_URL.*%23/,
    ],
    [
      "a NUL in the password",
      { DATABASE_URL: `postgres://hub:${secret}%00@127.0.0.1/hub` },
      /DATABASE_URL.*control character/,
    ],
    ["two hosts", { DATABASE_URL: `postgres://hub:${secret}@one,two/hub` }, /DATABASE_URL.*one host/],
    ["yes", { DEMO: "yes" }, /DEMO="yes" .*1 or 0/],
    ["a mail server's password", { SMTP_URL: `smtp://hub:${secret}#1@127.0.0.1` }, /SMTP_URL .*%23/],
  ])("ends so the server: %s", (_what, environment, said) =>
    expectOneLine(["serve.js", []], environment, said),
  );

  it("ends so the server: fewer connections than it needs", async () => {
    // One is ours, and one the server's first.
    await owner.query(`alter database ${name} connection limit 2`);
    await expectOneLine(["serve.js", []], {}, /too many connections[^\n]+DATABASE_POOL_SIZE/);
    await owner.query(`alter database ${name} connection limit -1`);
  });

  it("ends so if its file of settings is none", async () => {
    const place = join(folder, "with-folder");
    mkdirSync(join(place, ".env"), { recursive: true });
    const ends = scripts.map(async ([script, args]) => {
      const { code, errors } = await start(script, args, { PORT: "0" }, place).ended;
      expect([script, code, errors]).toEqual([
        script,
        1,
        expect.stringMatching(/^[^\n]*\.env can't be read[^\n]*\n$/),
      ]);
    });
    await Promise.all(ends);
  });

  it("reads the first variable after a byte order mark", async () => {
    const place = join(folder, "with-mark");
    mkdirSync(place);
    writeFileSync(join(place, ".env"), "\uFEFFPORT=80a\n");
    const { code, errors } = await start("serve.js", [], {}, place).ended;
    expect([code, errors]).toEqual([1, expect.stringContaining('PORT="80a"')]);
  });

  it("looks for the screens beside itself, wherever it is started, and says if they aren't built", async () => {
    const env = { DATABASE_URL: urlOf(name), DATA_DIR: join(folder, "data"), PORT: "0", ENCODER: "off" };
    const { code, errors } = await start("serve.js", [], env, folder).ended;
    const place = join(inject("runFolder"), "scripts", "dist");
    expect([code, errors]).toEqual([
      1,
      `SportsTech Hub can't start: the screens aren't built in ${place}; run npm run build.\n`,
    ]);
  });
});
