import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { openOrm } from "./orm.ts";
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
