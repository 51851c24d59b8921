import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { migrate } from "../../migrate.ts";

let database: TestDatabase;
const sql = (query: string) => database.orm.em.fork().execute<Record<string, unknown>[]>(query);

/** Data before the migration: two posts, a draft, three readers, saves, views, comments and reports. */
const BEFORE = [
  `insert into users (username, email, first_name, last_name)
   select 'reader-' || n, 'reader-' || n || '@people.example', 'Reader', 'No. ' || n from generate_series(1, 3) n`,
  "insert into blog_categories (name, slug) values ('Sensors', 'sensors')",
  `insert into blog_posts (title, slug, content, category_id, status, published_at, view_count)
   select 'Post ' || n, 'post-' || n, 'Words', 1, case n when 3 then 'draft' else 'published' end,
     case n when 3 then null else now() end, n * 10 from generate_series(1, 3) n`,
  `insert into blog_saves (post_id, user_id, created_at)
   select p, u, timestamptz '2026-01-01' + (p * 10 - u) * interval '1 day'
   from generate_series(1, 3) p, generate_series(1, 3) u where (p + u) % 3 > 0`,
  `insert into blog_views (post_id, visitor, hour)
   select p, sha256(convert_to(v::text, 'UTF8')), date_trunc('hour', now())
   from generate_series(1, 2) p, generate_series(1, 40) v`,
  `insert into blog_comments (post_id, author_id, author_name, content, status)
   select n % 2 + 1, n % 3 + 1, 'Reader', 'Comment ' || n,
     case n % 4 when 0 then 'pending' when 1 then 'hidden' else 'published' end from generate_series(1, 12) n`,
  `insert into blog_comment_reports (comment_id, reporter_id, reason, created_at)
   select c, u, 'Reason ' || c || u, timestamptz '2026-02-01' + c * interval '1 hour'
   from generate_series(2, 9) c, generate_series(1, 3) u where (c + u) % 2 = 0`,
];

/** Queries of everything that must be kept, before and after the migration. */
const SAVES = {
  before: "select user_id, post_id, created_at from blog_saves order by 1, 2",
  after: "select user_id, post_id, created_at from bookmarks order by 1, 2",
};
const VIEWS = {
  before: "select post_id, encode(visitor, 'hex') as visitor, hour from blog_views order by 1, 2",
  after: "select post_id, encode(visitor, 'hex') as visitor, hour from views order by 1, 2",
};
const REPORTS = {
  before: "select comment_id, reporter_id, reason, created_at from blog_comment_reports order by 1, 2",
  after: "select comment_id, reporter_id, reason, created_at from reports order by 1, 2",
};
const same = (query: string) => ({ before: query, after: query });
const COMMENTS = same("select id, status, content, author_id, reports_count from blog_comments order by id");
const POSTS = same(
  "select id, view_count, likes_count, comments_count, popularity, version, updated_at from blog_posts order by id",
);
const KEPT = { SAVES, VIEWS, REPORTS, COMMENTS, POSTS };

const stateOf = async (when: "before" | "after") =>
  Object.fromEntries(
    await Promise.all(Object.entries(KEPT).map(async ([name, queries]) => [name, await sql(queries[when])])),
  );

let before: Record<string, unknown[]>;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  await sql("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0004-blog" });
  for (const statement of BEFORE) await sql(statement);
  before = await stateOf("before");
  await migrate(database.orm);
});
afterAll(() => database.drop());

describe("a database with saves, views and reports from before", () => {
  it("keeps every row and counter", async () => {
    for (const [name, rows] of Object.entries(before)) expect([name, rows.length > 2]).toEqual([name, true]);
    expect(await stateOf("after")).toEqual(before);
  });

  it("still counts reports, once each", async () => {
    const counters = "select id, reports_count as n from blog_comments order by id";
    const counted = `select c.id, count(r.*)::int as n from blog_comments c
      left join reports r on r.comment_id = c.id group by c.id order by c.id`;
    await sql(
      "insert into reports (subject_kind, subject_id, reporter_id, reason) values ('comment', 12, 1, 'x')",
    );
    await sql("delete from reports where reporter_id = 2");
    expect(await sql(counters)).toEqual(await sql(counted));
  });
});

describe("the database", () => {
  it.each([
    "insert into bookmarks (user_id, subject_kind, subject_id) values (1, 'user', 1)",
    "insert into bookmarks (user_id, subject_kind, subject_id) values (1, 'post', 999)",
    "insert into bookmarks (user_id, subject_kind, subject_id) select user_id, 'post', post_id from bookmarks",
    "insert into bookmarks (user_id, subject_kind, subject_id) values (1, 'solution', 1)",
    "insert into reports (subject_kind, subject_id, reporter_id, reason) values ('post', 1, 1, 'x')",
    "insert into reports (subject_kind, subject_id, reporter_id, reason) values ('comment', 999, 1, 'x')",
    "insert into reports (subject_kind, subject_id, reporter_id, reason) values ('comment', 10, 1, '')",
    "insert into moderation_decisions (subject_kind, subject_id, status) values ('comment', 1, 'pending')",
    "insert into views (subject_kind, subject_id, visitor, hour) values ('post', 1, 'short', now())",
    "insert into views (subject_kind, subject_id, visitor, hour) values ('vendor', 1, sha256(''), now())",
  ])("refuses: %s", async (statement) => {
    await expect(sql(statement)).rejects.toThrow(/constraint/);
  });

  it("lets nothing outlive its subject", async () => {
    await sql(
      "insert into moderation_decisions (subject_kind, subject_id, status) values ('comment', 1, 'hidden')",
    );
    await sql("delete from blog_posts");
    for (const table of ["bookmarks", "reports", "moderation_decisions", "views"])
      expect([table, await sql(`select 1 from ${table}`)]).toEqual([table, []]);
  });
});
