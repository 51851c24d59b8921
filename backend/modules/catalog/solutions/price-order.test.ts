import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestAnswer, type TestApp } from "../../../testing/servers/test-app.ts";
import { PriceBands } from "./price-band.ts";

interface Listed {
  id: string;
  priceBand: keyof typeof PriceBands;
  freeTier: boolean;
}

interface Page {
  nodes: Listed[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (const priceBand of Object.values(PriceBands).toReversed())
    for (const pricing of ["From $10 a month", "Has a free plan", ""])
      await createSolution(app, { priceBand, pricing, description: "It measures sprints." });
});
afterAll(() => app.stop());

/** All pages, of four rows each. */
async function pagesOf(filter: object | undefined, search?: string): Promise<Listed[]> {
  const nodes: Listed[] = [];
  let after: string | null = null;
  do {
    const answer: TestAnswer<{ solutions: Page }> = await app.execute(
      `query ($filter: SolutionFilter, $search: String, $after: String) {
        solutions(filter: $filter, search: $search, sort: LOWEST_PRICE, first: 4, after: $after) {
          nodes { id priceBand freeTier } pageInfo { hasNextPage endCursor } } }`,
      { filter, search, after },
    );
    const page = answer.data?.solutions;
    nodes.push(...(page?.nodes ?? []));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return nodes;
}

describe("solutions by price", () => {
  it.each<[object, (one: Listed) => boolean]>([
    [{ freeTier: false }, ({ freeTier }) => !freeTier],
    [{ freeTier: true }, ({ freeTier }) => freeTier],
    [{ priceBands: ["CUSTOM"] }, ({ priceBand }) => priceBand === "CUSTOM"],
    [
      { priceBands: ["OVER_100K", "UNDER_5K"] },
      ({ priceBand }) => priceBand === "OVER_100K" || priceBand === "UNDER_5K",
    ],
    [
      { priceBands: ["FREE", "FROM_25K_TO_100K"], freeTier: false },
      ({ priceBand, freeTier }) => priceBand === "FROM_25K_TO_100K" && !freeTier,
    ],
    [{ priceBands: ["FREE"], freeTier: false }, () => false],
  ])("with %j are those of the whole list, in its order", async (filter, fits) => {
    const expected = (await pagesOf(undefined)).filter(fits);
    expect(await pagesOf(filter)).toEqual(expected);
    expect(await pagesOf(filter, "sprints")).toEqual(expected);
  });

  it("begin at the first band that the filters leave", async () => {
    app.database.statements.length = 0;
    await pagesOf({ freeTier: false });
    expect(app.database.statements[0]).toContain("price_rank('free') + 1");
  });
});

describe("a search that nothing matches", () => {
  const ask = (search: string) =>
    app.execute<{ solutions: object }>(
      `{ solutions(first: 5, search: "${search}") { nodes { id } totalCount totalCountIsExact facets {
        categories { value } sports { value } levels { value } priceBands { value } } } }`,
    );

  it("takes one statement, and its counts are none", async () => {
    app.database.statements.length = 0;
    expect((await ask("hurdles")).data?.solutions).toEqual({
      nodes: [],
      totalCount: 0,
      totalCountIsExact: true,
      facets: { categories: [], sports: [], levels: [], priceBands: [] },
    });
    expect(app.database.statements).toHaveLength(1);
  });

  it("is counted where rows match", async () => {
    expect((await ask("sprints")).data?.solutions).toMatchObject({ totalCount: 21 });
  });
});
