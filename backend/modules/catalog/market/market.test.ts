import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysBefore } from "../../../shared/days/days.ts";
import { createFundingQuarter } from "../../../testing/factories/funding-quarter.ts";
import { createMarketFigure } from "../../../testing/factories/market-figure.ts";
import { nth } from "../../../testing/factories/store.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { FIGURE, QUARTER, readMarket } from "../../../testing/market.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../../testing/suites/list-behavior.ts";
import type { Sentiment } from "./sentiment.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const TRENDS: ListUnderTest = {
  app: () => app,
  create: (n) =>
    createTrend(app, {
      category: nth(["Wearables", "Fan Engagement", "Data"], n),
      sentiment: nth<Sentiment>(["positive", "neutral", "negative", "neutral"], n),
      impactScore: nth([3, 5.5, 5.5, 9, 10], n),
      createdAt: daysBefore(new Date(), 1 + (n % 5)),
      observations: [
        ["2025-06-30", 12],
        ["2024-06-30", 5],
      ],
    }),
  field: "marketTrends",
  filterType: "MarketTrendFilter",
  sortType: "MarketTrendSort",
  sorts: ["IMPACT", "NEWEST"],
  card: `title slug category description impactScore sentiment createdAt measure unit source note
    observations { observedOn value }`,
  facets: { categories: listOf, sentiments: listOf },
};
describeList(TRENDS);
describeSingle(() => app, "marketTrend", "marketTrends", "title observations { observedOn value }");

describe("trends", () => {
  it("are of highest impact or newest first, their observations oldest first", async () => {
    const ask = createListQuery(TRENDS);
    const byImpact = (await ask({ first: 100 })).list?.nodes ?? [];
    const scores = byImpact.map(({ impactScore }) => impactScore as number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const newest = (await ask({ sort: "NEWEST", first: 100 })).list?.nodes ?? [];
    const created = newest.map(({ createdAt }) => createdAt);
    expect(created).toEqual(created.toSorted().reverse());
    for (const { observations } of byImpact) {
      const days = (observations as { observedOn: string }[]).map(({ observedOn }) => observedOn);
      expect(days.length).toBeGreaterThan(1);
      expect(days).toEqual(days.toSorted());
    }
  });
});

describe("the market's figures", () => {
  beforeAll(async () => {
    const rows = [
      { name: "Software", valueUsd: 30e9 },
      { name: "Hardware", valueUsd: 1.1e9 },
    ];
    await createMarketFigure(app, { name: "Second", position: 2, rows });
    await createMarketFigure(app, { name: "First" });
    await createMarketFigure(app, { name: "Segment", kind: "segment", companies: 127 });
    await createFundingQuarter(app, { year: 2023 });
    await createFundingQuarter(app, {
      rows: [
        { name: "Wearables", amountUsd: 2e9, deals: 40 },
        { name: "Analytics", amountUsd: 0.8e9, deals: 7 },
      ],
    });
    await createFundingQuarter(app, { quarter: 3 });
  });

  it("come by kind and position, the latest quarter first, each with its parts in order", async () => {
    const { headlines, segments, quarters } = await readMarket(app);
    expect(headlines.map(({ name, valueUsd }) => [name, valueUsd])).toEqual([
      ["First", 5e6],
      ["Second", 31.1e9],
    ]);
    expect(headlines[1]?.breakdown).toEqual([
      { name: "Software", valueUsd: 30e9, companies: null },
      { name: "Hardware", valueUsd: 1.1e9, companies: null },
    ]);
    expect(segments).toMatchObject([{ name: "Segment", companies: 127, asOf: "2024-12-31" }]);
    expect(quarters.map(({ year, quarter }) => [year, quarter])).toEqual([
      [2024, 4],
      [2024, 3],
      [2023, 4],
    ]);
    expect(quarters[0]).toMatchObject({ amountUsd: 2.8e9, deals: 47 });
    expect(quarters[0]?.breakdown).toEqual([
      { name: "Wearables", amountUsd: 2e9, deals: 40 },
      { name: "Analytics", amountUsd: 0.8e9, deals: 7 },
    ]);
  });

  it("cost a statement a table", async () => {
    app.database.statements.length = 0;
    await readMarket(app);
    expect(app.database.statements.length).toBeLessThanOrEqual(4);
  });

  it("are found one by one, or null", async () => {
    const { headlines, quarters } = await readMarket(app);
    const { data } = await app.execute(
      `{ marketFigure(id: ${headlines[0]?.id}) { ${FIGURE} } fundingQuarter(id: ${quarters[0]?.id}) { ${QUARTER} }
         noFigure: marketFigure(id: "x") { id } noQuarter: fundingQuarter(id: 999999) { id } }`,
    );
    expect(data).toMatchObject({
      marketFigure: headlines[0],
      fundingQuarter: quarters[0],
      noFigure: null,
      noQuarter: null,
    });
  });
});
