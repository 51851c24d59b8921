import { randomUUID } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { inject } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openOrm } from "../../database/orm.ts";
import { seedDemo } from "../../database/seed-demo.ts";

/** Key of the advisory lock under which one test file creates a template while others wait. */
const TEMPLATE_LOCK = 7_305_199;

/** What callers cost is added up now and then, for many requests at once: no request asks for it. */
const IN_BETWEEN = /insert into rate_limits \(key, points, expire\)\s+select/;

/** A test's own database, with MikroORM and all statements since the last `statements.length = 0`. */
export interface TestDatabase {
  readonly url: string;
  readonly orm: MikroORM;
  readonly statements: string[];
  drop(): Promise<void>;
}

/** Clones the template: `empty` is migrated, `demo` also holds the demo data. */
export async function createTestDatabase(template: "empty" | "demo"): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await withServer(async (server) => {
    await server.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await ensureTemplate(server, template);
    // Not by the log, which writes all of it twice.
    await server.query(`create database ${name} template ${templateName(template)} strategy file_copy`);
  });
  const url = addressOf(name);
  const statements: string[] = [];
  const log = (sql: string) => {
    if (!IN_BETWEEN.test(sql)) statements.push(sql);
  };
  const orm = await openOrm({ url, poolSize: 10, log, logStatements: true });
  const drop = async () => {
    await orm.close(true);
    await dropDatabase(name);
  };
  return { url, orm, statements, drop };
}

/** How often a drop is tried again that meets an autovacuum worker, which the tests' role may not end. */
const DROPS = 20;

/** How often ending connections are waited for, 50 ms each, before the rest are ended by force. */
const ENDING = 10;

async function isConnected(server: Pick<pg.Client, "query">, name: string): Promise<boolean> {
  const { rows } = await server.query("select 1 from pg_stat_activity where datname = $1 limit 1", [name]);
  return rows.length > 0;
}

async function dropDatabase(name: string, left = DROPS): Promise<void> {
  try {
    await withServer(async (server) => {
      // A client that is ending reports a forced end where nothing listens for its errors anymore.
      for (let tries = 0; tries < ENDING && (await isConnected(server, name)); tries++)
        await server.query("select pg_sleep(0.05)");
      await server.query(`drop database ${name} with (force)`);
    });
  } catch (error) {
    if (left === 0 || (error as { code?: unknown }).code !== "42501") throw error;
    await withServer((server) => server.query("select pg_sleep(0.25)"));
    await dropDatabase(name, left - 1);
  }
}

function templateName(template: string): string {
  return `template_${template}_${inject("runId")}`;
}

async function ensureTemplate(server: pg.Client, template: "empty" | "demo"): Promise<void> {
  const name = templateName(template);
  const { rowCount } = await server.query("select from pg_database where datname = $1", [name]);
  if (rowCount) return;
  await server.query(`create database ${name}`);
  const orm = await openOrm({ url: addressOf(name), poolSize: 2 });
  await migrate(orm);
  if (template === "demo") await seedDemo(orm);
  await orm.close(true);
}

function addressOf(database: string): string {
  const address = new URL(inject("serverUrl"));
  address.pathname = `/${database}`;
  return address.href;
}

async function withServer<Result>(run: (server: pg.Client) => Promise<Result>): Promise<Result> {
  const server = new pg.Client(inject("serverUrl"));
  await server.connect();
  try {
    return await run(server);
  } finally {
    await server.end();
  }
}
