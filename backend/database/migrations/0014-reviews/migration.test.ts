import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { migrate } from "../../migrate.ts";

let database: TestDatabase;
const sql = (query: string) => database.orm.em.fork().execute<Record<string, unknown>[]>(query);

/** Data before the migration: reviewed, generated and imported solutions of two vendors, and a reported comment. */
const BEFORE = [
  `insert into users (username, email, first_name, last_name)
   values ('reader', 'reader@people.example', 'Reader', 'One')`,
  "insert into categories (kind, name, slug) values ('solution', 'Sensors', 'sensors')",
  "insert into organizations (name, slug) select 'V' || n, 'v' || n from generate_series(1, 2) n",
  "insert into vendors (name, slug, organization_id) select 'V' || n, 'v' || n, n from generate_series(1, 2) n",
  `insert into solutions (title, slug, description, vendor_id, category_id, rating, review_count)
   values ('Reviewed', 'reviewed', 'x', 1, 1, 0, 0), ('Generated', 'generated', 'x', 2, 1, 4.2, 50),
     ('Imported', 'imported', 'x', 2, 1, 4.9, 0)`,
  `insert into reviews (solution_id, author_name, rating, title, text, status)
   values (1, 'A', 5, 'T', 'T', 'published'), (1, 'B', 2, 'T', 'T', 'published'), (1, 'C', 1, 'T', 'T', 'pending')`,
  "insert into blog_categories (name, slug) values ('News', 'news')",
  "insert into blog_posts (title, slug, content, category_id) values ('P', 'p', 'x', 1)",
  "insert into blog_comments (post_id, author_name, content, status) values (1, 'A', 'x', 'published')",
  "insert into reports (subject_kind, subject_id, reporter_id, reason) values ('comment', 1, 1, 'Spam')",
];

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await sql("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0012-search-at-scale" });
  for (const statement of BEFORE) await sql(statement);
  await migrate(database.orm);
});
afterAll(() => database.drop());

describe("a database with reviews from before", () => {
  it("has the scores that its reviews and figures make", async () => {
    const scores = "rating::float, rating_sum as sum, review_count as count, score::float";
    expect(await sql(`select title as name, ${scores} from solutions order by id`)).toEqual([
      { name: "Reviewed", rating: 3.5, sum: 7, count: 2, score: 3.5 },
      { name: "Generated", rating: 4.2, sum: 210, count: 50, score: 4.1364 },
      { name: "Imported", rating: 4.9, sum: 0, count: 0, score: 3.5 },
    ]);
    expect(await sql(`select name, ${scores} from vendors order by id`)).toEqual([
      { name: "V1", rating: 3.5, sum: 7, count: 2, score: 3.5 },
      { name: "V2", rating: 0, sum: 0, count: 0, score: 3.5 },
    ]);
  });

  it("counts reports of comments and reviews", async () => {
    await sql(
      "insert into reports (subject_kind, subject_id, reporter_id, reason) values ('review', 1, 1, 'Spam')",
    );
    const counts = `select (select reports_count from blog_comments where id = 1) as comment,
      (select reports_count from reviews where id = 1) as review`;
    expect(await sql(counts)).toEqual([{ comment: 1, review: 1 }]);
    await sql("delete from reports");
    expect(await sql(counts)).toEqual([{ comment: 0, review: 0 }]);
  });
});

describe("the database", () => {
  it.each([
    "insert into reports (subject_kind, subject_id, reporter_id, reason) values ('review', 99, 1, 'x')",
    "insert into moderation_decisions (subject_kind, subject_id, status) values ('solution', 1, 'hidden')",
    "update reviews set status = 'lost' where id = 1",
    "insert into review_replies (review_id, text) values (1, '')",
    "insert into review_replies (review_id, text) values (2, 'a'), (2, 'b')",
    "update solutions set score = 5",
  ])("refuses: %s", async (statement) => {
    await expect(sql(statement)).rejects.toThrow(/constraint|generated/);
  });
});
