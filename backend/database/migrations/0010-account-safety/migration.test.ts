import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { User } from "../../../modules/account/identity/user.entity.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { migrate } from "../../migrate.ts";

let database: TestDatabase;
const sql = <Row extends object>(query: string) => database.orm.em.fork().execute<Row[]>(query);

/** Names that nobody could choose today: look-alikes, spaces, other forms. */
const NAMES = [
  "admin",
  "\u0430dmin",
  "adm1n",
  "ada lovelace",
  "\uff21da",
  "ada",
  "x@y.example",
  "İlk",
  "ilk1",
];

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await sql("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0009-counts-and-search" });
  for (const [i, name] of NAMES.entries()) {
    await database.orm.em
      .fork()
      .execute("insert into users (username, email, first_name, last_name) values (?, ?, 'A', 'B')", [
        name,
        `n${i}@people.example`,
      ]);
  }
  await sql(`insert into users (username, email, first_name, last_name)
    select 'many-' || n, 'many-' || n || '@people.example', 'A', 'B' from generate_series(1000, 8999) n`);
  await sql(`insert into sessions (user_id, token_hash, expires_at)
    select u, sha256(convert_to(u || '-' || n, 'UTF8')), now() + interval '1 day'
    from generate_series(1, 2) u, generate_series(1, 25) n where u = 1 or n <= 3`);
  await sql("insert into blog_categories (name, slug) values ('Sensors', 'sensors')");
  await sql(`insert into blog_posts (title, slug, content, category_id, status, published_at)
    values ('Post', 'post', 'Words', 1, 'published', now())`);
  await sql(`insert into views (subject_kind, subject_id, visitor, hour)
    select 'post', 1, sha256(convert_to(v::text, 'UTF8')), date_trunc('hour', now()) from generate_series(1, 40) v`);
  await migrate(database.orm);
});
afterAll(() => database.drop());

describe("account safety on a full database", () => {
  it("keeps every account; of names that look alike the oldest has the skeleton", async () => {
    const rows = await sql<{ username: string; own: boolean }>(
      `select username, username_skeleton is not null as own from users where id <= ${NAMES.length} order by id`,
    );
    expect(rows.map(({ username }) => username)).toEqual(NAMES);
    const without = rows.filter(({ own }) => !own).map(({ username }) => username);
    expect(without).toEqual(["\u0430dmin", "adm1n", "ada"]);
    const [count] = await sql<{ n: number }>("select count(username_skeleton)::int as n from users");
    expect(count?.n).toBeGreaterThan(5_000);
  });

  it("lets an older look-alike be edited, and no new one be made", async () => {
    const em = database.orm.em.fork();
    const older = await em.findOneOrFail(User, { username: "adm1n" });
    older.bio = "Still here";
    await em.flush();
    await expect(
      sql(`insert into users (username, username_skeleton, email, first_name, last_name)
        select 'ADMlN', username_skeleton, 'new@people.example', 'A', 'B' from users where id = 1`),
    ).rejects.toThrow(/users_username_skeleton_key/);
  });

  it("keeps the twenty newest sessions of each account, and the hour's views", async () => {
    expect(
      await sql("select user_id, count(*)::int as n, min(id) as first from sessions group by 1 order by 1"),
    ).toEqual([
      { user_id: 1, n: 20, first: expect.any(Number) },
      { user_id: 2, n: 3, first: expect.any(Number) },
    ]);
    expect(await sql("select count(*)::int as n from views where network is not null")).toEqual([{ n: 40 }]);
  });
});
