import { afterAll, beforeAll, expect, it } from "vitest";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const MANY = 3_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

/** Copies a row as many times, all but these columns, which are SQL on `n`. */
async function copy(table: string, id: number, own: Readonly<Record<string, string>>): Promise<void> {
  const columns = await sql(
    `select attname as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const left = ["id", "external_key", ...Object.keys(own)];
  const others = columns.map(({ name }) => String(name)).filter((name) => !left.includes(name));
  await sql(
    `insert into ${table} (${[...Object.keys(own), ...others].join(", ")})
     select ${[...Object.values(own), ...others.map((name) => `t.${name}`)].join(", ")}
     from ${table} t, generate_series(1, ${MANY}) n where t.id = ${id}`,
  );
}

it("are written and rated anew in one statement within its time, whatever is known of the tables before", async () => {
  const solution = await createSolution(app);
  const review = await createReview(app, { solution, rating: 5 });
  await copy("solutions", solution.id, { title: "'Copy ' || n", slug: "'copy-' || n" });
  await sql("analyze solutions");
  await sql("analyze reviews");
  await copy("reviews", review.id, { solution_id: `${solution.id} + n` });
  const rated = () =>
    sql(`select s.rating::float as rating, s.review_count::int as count, v.rating::float as "ofVendor",
           v.review_count::int as "countOfVendor", count(*)::int as solutions
         from solutions s join vendors v on v.id = s.vendor_id group by 1, 2, 3, 4 order by 1`);
  const vendor = { ofVendor: 5, countOfVendor: MANY + 1 };
  expect(await rated()).toEqual([{ rating: 5, count: 1, solutions: MANY + 1, ...vendor }]);
  await sql("update reviews set rating = 3 where id <> ?", [review.id]);
  expect(await rated()).toEqual([
    { rating: 3, count: 1, solutions: MANY, ...vendor, ofVendor: 3 },
    { rating: 5, count: 1, solutions: 1, ...vendor, ofVendor: 3 },
  ]);
});
