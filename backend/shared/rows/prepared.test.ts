import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { queryRows } from "./query.ts";

/** More than it takes for a statement to be prepared. */
const MANY = 15;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  await database.orm.em.fork().execute("create table things as select 1 as id, 'one'::text as name");
});
afterAll(() => database.drop());

const read = () => queryRows(database.orm.em.fork(), sql`select t.* from things t where t.id = ${1}`);

async function readManyTimes(): Promise<void> {
  for (let time = 0; time < MANY; time += 1) await read();
}

describe("a prepared statement", () => {
  it("goes on when a column is added to what it reads", async () => {
    await readManyTimes();
    const prepared = await database.orm.em.fork().execute("select from pg_prepared_statements");
    expect(prepared.length).toBeGreaterThan(0);
    await database.orm.em.fork().execute("alter table things add column color text default 'red'");
    expect(await read()).toEqual([{ id: 1, name: "one", color: "red" }]);
    await readManyTimes();
  });

  it("is prepared anew on another connection", async () => {
    await readManyTimes();
    await database.orm.em
      .fork()
      .execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    await expect.poll(read).toHaveLength(1);
    await readManyTimes();
  });
});
