import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { placeOf } from "../shared/postgres/connection-options.ts";
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { openDatabase } from "./open-database.ts";
import { openOrm } from "./orm.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { seedDemo } from "./seed-demo.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

describe("migrations", () => {
  it("run once each when four instances start on one empty database", async () => {
    await database.orm.em.fork().execute("drop schema public cascade; create schema public");
    const instances = await Promise.all([1, 2, 3, 4].map(() => openOrm({ url: database.url, poolSize: 3 })));
    await Promise.all(instances.map(migrate));
    await Promise.all(instances.map((orm) => seedDemo(orm)));
    const rows = await database.orm.em
      .fork()
      .execute<{ name: string }[]>("select name from migrations order by id");
    const [count] = await database.orm.em
      .fork()
      .execute("select count(*)::int, count(distinct title)::int as titles from solutions");
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(count?.count).toBe(count?.titles);
    await Promise.all(instances.map((orm) => orm.close()));
  });
});

describe("an instance that waits for another one's seeding or migrations", () => {
  it.each([
    ["seeding", 7_305_113, () => seedDemo(database.orm)],
    ["migrations", 7_305_112, () => migrate(database.orm)],
  ])("waits without a limit: %s", async (_what, lock, wait) => {
    const holder = new pg.Client(database.url);
    await holder.connect();
    await holder.query("select pg_advisory_lock($1)", [lock]);
    database.statements.length = 0;
    const waiting = wait();
    const blocked = "select from pg_locks where locktype = 'advisory' and objid = $1 and not granted";
    while ((await holder.query(blocked, [lock])).rowCount === 0);
    const before = database.statements.filter((sql) => /statement_timeout|idle_in_transaction/.test(sql));
    expect(before).toEqual([
      expect.stringContaining("set local statement_timeout = 0"),
      expect.stringContaining("set local idle_in_transaction_session_timeout = 0"),
    ]);
    await holder.end();
    await waiting;
  });
});

describe("a schema with a migration of a newer release", () => {
  const later = "9999-of-a-newer-release";
  beforeAll(() => migrate(database.orm));
  afterEach(() =>
    database.orm.em
      .fork()
      .execute(
        `delete from migrations where name = '${later}'; delete from compatible_migrations where name = '${later}'`,
      ),
  );

  it("is refused in one line, by the server and by scripts", async () => {
    await database.orm.em.fork().execute(`insert into migrations (name) values ('${later}')`);
    for (const prepare of [
      () => prepareDatabase(database.url, true),
      () => openDatabase(readConfig({ DATABASE_URL: database.url })),
    ])
      await expect(prepare()).rejects.toThrow(
        new ConfigError(
          `the database at ${placeOf(database.url)} (DATABASE_URL) was prepared by a newer release (migration ${later}): start that one, or restore a backup made before it.`,
        ),
      );
  });

  it("is used if that release declares it compatible", async () => {
    const em = database.orm.em.fork();
    await em.execute(`insert into migrations (name) values ('${later}')`);
    await em.execute(`insert into compatible_migrations values ('${later}')`);
    await expect(migrate(database.orm)).resolves.toEqual([]);
  });

  it("is declared compatible by its release", async () => {
    const rows = await database.orm.em
      .fork()
      .execute<{ name: string }[]>("select name from compatible_migrations order by name");
    expect(rows.map(({ name }) => name)).toEqual(
      migrations
        .filter(({ breaksOlder }) => !breaksOlder)
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});

describe("the demo catalogue", () => {
  it("is as large and as varied as a visitor's filters need", async () => {
    const [sizes] = await database.orm.em.fork().execute(`
      select (select count(*)::int from solutions where status = 'published') as solutions,
        (select count(*)::int from vendors) as vendors,
        (select count(*)::int from vendors where not verified) as unverified,
        (select count(distinct category_id)::int from solutions) as categories,
        (select count(distinct sport_id)::int from solution_sports) as sports,
        (select min(array_length(regexp_split_to_array(trim(description), '\\s+'), 1))
          from solutions where status = 'published') as words,
        (select count(distinct description)::int from solutions where status = 'published') as descriptions`);
    expect(sizes?.solutions).toBeGreaterThanOrEqual(72);
    expect(sizes?.vendors).toBeGreaterThanOrEqual(40);
    expect(sizes?.unverified).toBeGreaterThan(0);
    expect(sizes?.categories).toBeGreaterThanOrEqual(10);
    expect(sizes?.sports).toBeGreaterThanOrEqual(12);
    expect(sizes?.words).toBeGreaterThanOrEqual(60);
    expect(sizes?.descriptions).toBe(sizes?.solutions);
  });
});
