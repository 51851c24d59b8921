import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysBefore } from "../../../shared/days/days.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { nth } from "../../../testing/factories/store.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../../testing/suites/list-behavior.ts";
import type { Level } from "../taxonomy/level.ts";
import type { PriceBand } from "./price-band.ts";

interface Listed {
  id: string;
  title: string;
  rating: number;
  reviewCount: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const LIST: ListUnderTest = {
  app: () => app,
  create: async (n) => {
    const solution = await createSolution(app, {
      category: nth(["Video Analysis", "Wearables", "Ticketing"], n),
      sports: nth([[], ["Football"], ["Football", "Rowing"]], n),
      levels: nth<Level[]>([[], ["elite"], ["elite", "grassroots"], ["grassroots"]], n),
      priceBand: nth<PriceBand>(["free", "custom", "over-100k", "5k-25k"], n),
      createdAt: daysBefore(new Date(), 1 + (n % 5)),
    });
    for (let written = 0; written < n % 3; written += 1)
      await createReview(app, { solution, rating: 3 + (n % 2) });
  },
  field: "solutions",
  filterType: "SolutionFilter",
  sortType: "SolutionSort",
  sorts: ["BEST_RATED", "MOST_REVIEWED", "NEWEST", "TITLE", "LOWEST_PRICE"],
  card: "title rating reviewCount createdAt vendor { name verified } category { name slug } sports { name }",
  facets: {
    categories: listOf,
    sports: listOf,
    levels: listOf,
    priceBands: listOf,
    freeTier: (value) => value === "true",
  },
};
const ask = createListQuery(LIST);
const all = async (variables: Record<string, unknown> = {}) =>
  ((await ask({ first: 100, ...variables })).list?.nodes ?? []) as unknown as Listed[];

describeList(LIST);
describeSingle(() => app, "solution", "solutions", "title category { name } vendor { name }");

describe("solutions", () => {
  it("cost two statements with vendors, categories, sports, facets and the count", async () => {
    app.database.statements.length = 0;
    expect((await ask()).list?.nodes).toHaveLength(20);
    expect(app.database.statements).toHaveLength(2);
  });

  it("cost one statement when only the cards are asked for", async () => {
    app.database.statements.length = 0;
    await app.execute("{ solutions(first: 20) { nodes { title vendor { name } category { name } } } }");
    expect(app.database.statements).toHaveLength(1);
  });

  it("are best rated first, by the mean of their reviews and five more with 3.5 stars", async () => {
    const rated = async (title: string, ratings: number[]) => {
      const solution = await createSolution(app, { title });
      for (const rating of ratings) await createReview(app, { solution, rating });
    };
    await rated("Ranked one five", [5]);
    await rated("Ranked many good", Array(12).fill(4).concat(5, 5, 5));
    await rated("Ranked none", []);
    await rated("Ranked poor", [1, 2]);
    expect((await all({ search: "Ranked" })).map(({ title, rating }) => [title, rating])).toEqual([
      ["Ranked many good", 4.2],
      ["Ranked one five", 5],
      ["Ranked none", 0],
      ["Ranked poor", 1.5],
    ]);
  });

  it("are found by part of a title or description, whatever its case, with wildcards as they are", async () => {
    const title = "100%_of c:\\clips; it's -- here";
    const id = String((await createSolution(app, { title, description: "Cuts Regattas." })).id);
    for (const search of [title.toUpperCase(), "regatta", "%", "_", "\\", "'s -- h", "0%_O"])
      expect([search, (await all({ search })).map((found) => found.id)]).toEqual([search, [id]]);
    for (const search of ["'; drop table solutions; --", "zzz%", "%clips", "C__clips"])
      expect([search, await all({ search })]).toEqual([search, []]);
  });

  it("count each solution in one price band", async () => {
    for (const filter of [null, { categories: ["video-analysis"] }]) {
      const { list } = await ask({ filter });
      const counts = list?.facets.priceBands?.map(({ count }) => count) ?? [];
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list?.totalCount);
    }
  });

  it("refuse a cursor with a number that no column holds", async () => {
    const { errors } = await ask({ after: Buffer.from("[1e300,1,1]").toString("base64url") });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { after: expect.any(String) },
    });
  });
});
