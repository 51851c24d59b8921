import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
import { literalOf, openOrm } from "./orm.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

it("a connection lost within a transaction costs the pool no place", async () => {
  const administrator = new pg.Client(database.url);
  await administrator.connect();
  const orm = await openOrm({ url: database.url, poolSize: 1 });
  const pid = async () => {
    const [row] = await orm.em.fork().execute<{ pid: number }[]>("select pg_backend_pid() as pid");
    return row?.pid;
  };
  for (let round = 0; round < 2; round += 1) {
    const victim = await pid();
    const lost = orm.em.fork().transactional(async (em) => {
      await em.execute("select 1");
      await administrator.query("select pg_terminate_backend($1)", [victim]);
      await em.execute("select 1");
    });
    await expect(lost).rejects.toThrow();
    expect(await pid()).not.toBe(victim);
  }
  await orm.close();
  await administrator.end();
});

it("texts of any size come as they are, and soon", async () => {
  const texts = [
    "",
    "it's",
    "back\\slash",
    "\\'",
    "'\\x00'",
    "a\nb",
    "\ud83c\udfc0?",
    "$1 ?? ?",
    "'".repeat(1_000),
  ];
  for (const text of texts) {
    const [row] = await database.orm.em.fork().execute<{ text: string }[]>("select ?::text as text", [text]);
    expect([row?.text, literalOf(text)]).toEqual([text, pg.escapeLiteral(text)]);
  }
  // Letter by letter, each takes as long as the driver's own way; the process answers nobody meanwhile.
  const long = "A".repeat(4_000_000);
  const timeOf = (work: () => Buffer) => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  };
  const platform = database.orm.em.getPlatform();
  const quick = timeOf(() => Buffer.from(platform.quoteValue(long)));
  expect(quick).toBeLessThan(timeOf(() => Buffer.from(pg.escapeLiteral(long))) / 3);
});
