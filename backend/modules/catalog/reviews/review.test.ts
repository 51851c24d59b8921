import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { nth } from "../../../testing/factories/store.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import type { ModerationStatus } from "../../administration/moderation/moderation-status.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const vendors = [await createVendor(app), await createVendor(app), await createVendor(app)];
  for (let n = 0; n < 6; n += 1) {
    const solution = await createSolution(app, { vendor: nth(vendors, n) });
    for (let written = 0; written < 6 + n; written += 1)
      await createReview(app, { solution, rating: 1 + ((n + written * 2) % 5) });
  }
});
afterAll(() => app.stop());

interface Reviews {
  totalCount: number;
  averageRating: number;
  histogram: { rating: number; count: number }[];
  nodes: { id: string; rating: number; createdAt: string; solution: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const LIST = `query ($solutionId: ID, $vendorId: ID, $first: Int!, $after: String) {
  reviews(solutionId: $solutionId, vendorId: $vendorId, first: $first, after: $after) {
    totalCount averageRating histogram { rating count } pageInfo { hasNextPage endCursor }
    nodes { id authorName affiliation rating title text createdAt solution { id title vendor { name } } }
  }
}`;
const ask = (variables: Record<string, unknown> = {}) =>
  app.execute<{ reviews: Reviews }>(LIST, { first: 100, ...variables });
const sql = <Row>(query: string, params: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, params);

describe("reviews", () => {
  it("cost at most three statements with everything that a screen shows", async () => {
    app.database.statements.length = 0;
    const { data } = await ask({ first: 20 });
    expect(data.reviews.nodes).toHaveLength(20);
    expect(app.database.statements.length).toBeLessThanOrEqual(3);
  });

  it("come page by page, latest first, each once", async () => {
    const seen: Reviews["nodes"] = [];
    let after: string | null = null;
    do {
      const { reviews }: { reviews: Reviews } = (await ask({ first: 40, after })).data;
      seen.push(...reviews.nodes);
      after = reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen.map(({ id }) => id)).size).toBe((await ask()).data.reviews.totalCount);
    const written = seen.map(({ createdAt }) => createdAt);
    expect(written).toEqual(written.toSorted().reverse());
  });

  it("of a solution agree with its histogram, its mean and what the solution says", async () => {
    const { data } = await app.execute<{
      solutions: { nodes: { id: string; rating: number; reviewCount: number }[] };
    }>("{ solutions(sort: MOST_REVIEWED, first: 1) { nodes { id rating reviewCount } } }");
    const [solution] = data.solutions.nodes;
    const { reviews } = (await ask({ solutionId: solution?.id })).data;
    expect(reviews.totalCount).toBe(11);
    expect(reviews.totalCount).toBe(solution?.reviewCount);
    expect(reviews.averageRating).toBe(solution?.rating);
    expect(reviews.histogram.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
    for (const { rating, count } of reviews.histogram)
      expect(reviews.nodes.filter((review) => review.rating === rating)).toHaveLength(count);
    expect(reviews.nodes.every((review) => review.solution.id === solution?.id)).toBe(true);
  });

  it("of one rating keep the histogram, and come best or worst first", async () => {
    const [review] = (await ask()).data.reviews.nodes;
    const of = (args: string) =>
      app.execute<{ reviews: Reviews }>(
        `{ reviews(solutionId: ${review?.solution.id}, first: 100, ${args}) {
          averageRating histogram { rating count } nodes { id rating createdAt } } }`,
      );
    const whole = (await of("sort: NEWEST")).data.reviews;
    for (const { rating, count } of whole.histogram) {
      const { data } = await of(`filter: { ratings: [${rating}] }`);
      expect(data.reviews.nodes.map((node) => node.rating)).toEqual(Array(count).fill(rating));
      expect(data.reviews).toMatchObject({ histogram: whole.histogram, averageRating: whole.averageRating });
    }
    const ratings = whole.nodes.map(({ rating }) => rating).toSorted((a, b) => a - b);
    const sorted = async (sort: string) =>
      (await of(`sort: ${sort}`)).data.reviews.nodes.map(({ rating }) => rating);
    expect(await sorted("LOWEST")).toEqual(ratings);
    expect(await sorted("HIGHEST")).toEqual(ratings.toReversed());
  });

  it("of an unknown subject are none", async () => {
    for (const variables of [
      { solutionId: "999999" },
      { vendorId: "999999" },
      { solutionId: "1", vendorId: "999999" },
    ]) {
      const { reviews } = (await ask(variables)).data;
      expect(reviews).toMatchObject({ totalCount: 0, averageRating: 0, nodes: [] });
    }
  });

  it.each([
    ["first", { first: 0 }],
    ["first", { first: 101 }],
    ["after", { after: "forged" }],
  ])("refuse a bad %s", async (field, variables) => {
    const { errors } = await ask(variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: expect.any(String) },
    });
  });

  it("are hidden while they wait for moderation", async () => {
    const [review] = (await ask()).data.reviews.nodes;
    await sql("update reviews set status = 'pending' where id = ?", [review?.id]);
    expect((await ask()).data.reviews.nodes.map(({ id }) => id)).not.toContain(review?.id);
    await sql("update reviews set status = 'published' where id = ?", [review?.id]);
  });
});

describe("reviews of a solution that is not public", () => {
  it("show nowhere, whoever asks for which", async () => {
    const solution = await createSolution(app);
    const review = await createReview(app, { solution });
    const vendorId = (
      await sql<{ id: number }>("select vendor_id as id from solutions where id = ?", [solution.id])
    )[0]?.id;
    const total = (await ask()).data.reviews.totalCount;
    const found = async (variables: object) =>
      (await ask({ ...variables })).data.reviews.nodes.some(({ id }) => id === String(review.id));
    const everywhere = [{}, { solutionId: solution.id }, { vendorId }];
    expect(await Promise.all(everywhere.map(found))).toEqual([true, true, true]);
    for (const status of ["withdrawn", "draft"]) {
      await sql("update solutions set status = ? where id = ?", [status, solution.id]);
      expect(await Promise.all(everywhere.map(found))).toEqual([false, false, false]);
      const { reviews } = (await ask()).data;
      expect(reviews.totalCount).toBe(total - 1);
      const { data } = await app.execute<{ statistics: { reviews: number } }>("{ statistics { reviews } }");
      expect(data.statistics.reviews).toBe(total - 1);
    }
    await sql("delete from solutions where id = ?", [solution.id]);
  });
});

/** What the ratings of solutions and vendors should be, against what they are: no row when all agree. */
const WRONG = `
  select 'solution' as kind, s.id from solutions s
  left join reviews r on r.solution_id = s.id and r.status = 'published'
  group by s.id having s.rating <> coalesce(round(avg(r.rating), 1), 0) or s.review_count <> count(r.id)
    or s.score <> round((5 * 3.5 + coalesce(sum(r.rating), 0)) / (5 + count(r.id)), 4)
  union all
  select 'vendor', v.id from vendors v
  left join solutions s on s.vendor_id = v.id
  left join reviews r on r.solution_id = s.id and r.status = 'published'
  group by v.id having v.rating <> coalesce(round(avg(r.rating), 1), 0) or v.review_count <> count(r.id)
    or v.score <> round((5 * 3.5 + coalesce(sum(r.rating), 0)) / (5 + count(r.id)), 4)`;

describe("the ratings of solutions and vendors", () => {
  let solution: { id: number; vendor_id: number };
  beforeEach(async () => {
    const [row] = await sql<typeof solution>(
      "select id, vendor_id from solutions order by review_count desc, id limit 1",
    );
    if (!row) throw new Error("One solution is deleted, not all.");
    solution = row;
  });

  const write = (rating: number, status: ModerationStatus = "published", { id }: { id: number } = solution) =>
    createReview(app, { solution: { id }, rating, status });

  it.each([
    ["a review is written", () => write(1)],
    ["one is written that waits for moderation", () => write(1, "pending")],
    ["one is published", () => sql("update reviews set status = 'published' where status = 'pending'")],
    [
      "one is withdrawn",
      () => sql("update reviews set status = 'pending' where solution_id = ?", [solution.id]),
    ],
    [
      "one is hidden",
      () => sql("update reviews set status = 'hidden' where solution_id = ? and rating > 2", [solution.id]),
    ],
    [
      "one changes its rating",
      () => sql("update reviews set rating = 2 where solution_id = ?", [solution.id]),
    ],
    [
      "one moves to another solution",
      () =>
        sql("update reviews set solution_id = (select max(id) from solutions) where solution_id = ?", [
          solution.id,
        ]),
    ],
    ["all of a solution are deleted", () => sql("delete from reviews where solution_id = ?", [solution.id])],
    [
      "a solution moves to another vendor",
      () =>
        sql(
          "update solutions set vendor_id = (select min(id) from vendors where id <> vendor_id) where id = ?",
          [solution.id],
        ),
    ],
    ["a solution is deleted", () => sql("delete from solutions where id = ?", [solution.id])],
    [
      "many are written at once",
      () =>
        sql(
          "insert into reviews (solution_id, author_name, rating, title, text, status) select id, 'Bo', 1 + id % 5, 'Fine', 'Fine.', 'published' from solutions",
        ),
    ],
  ])("still agree when %s", async (_what, change) => {
    await change();
    expect(await sql(WRONG)).toEqual([]);
  });

  it("agree after fifty reviews at the same moment", async () => {
    const others = await sql<{ id: number }>("select id from solutions where vendor_id = ?", [
      solution.vendor_id,
    ]);
    await Promise.all(Array.from({ length: 50 }, (_, i) => write(1 + (i % 5), "published", nth(others, i))));
    expect(await sql(WRONG)).toEqual([]);
  });
});
