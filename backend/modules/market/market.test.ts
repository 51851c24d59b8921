import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../testing/list-behavior.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const TRENDS: ListUnderTest = {
  app: () => app,
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

interface Part {
  name: string;
  valueUsd?: number;
  amountUsd?: number;
  companies?: number | null;
  deals?: number;
}

interface Figure extends Part {
  id: string;
  growthPercent: number;
  source: string;
  note: string;
  asOf: string;
  year: number;
  quarter: number;
  breakdown: Part[];
}

const FIGURE =
  "id name slug kind valueUsd growthPercent companies source note asOf breakdown { name valueUsd companies }";
const QUARTER = "id year quarter amountUsd deals source note asOf breakdown { name amountUsd deals }";
const market = async () =>
  (
    await app.execute<{ market: Record<"headlines" | "segments" | "quarters", Figure[]> }>(
      `{ market { headlines { ${FIGURE} } segments { ${FIGURE} } quarters { ${QUARTER} } } }`,
    )
  ).data.market;

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
  it("are the published figures, each with source, date and note", async () => {
    const { headlines, segments, quarters } = await market();
    expect(headlines.map(({ name, valueUsd, growthPercent }) => [name, valueUsd, growthPercent])).toEqual([
      ["Global Sports Tech Market", 31.1e9, 23.8],
      ["AI in Sports", 4.7e9, 42.1],
      ["Wearable Tech", 12.3e9, 18.5],
      ["Virtual Training", 6.8e9, 35.2],
    ]);
    expect(
      segments.map(({ name, valueUsd, growthPercent, companies }) => [
        name,
        growthPercent,
        valueUsd,
        companies,
      ]),
    ).toEqual([
      ["Computer Vision Analytics", 56, 892e6, 127],
      ["Predictive Performance AI", 43, 634e6, 89],
      ["Fan Engagement Platforms", 38, 521e6, 156],
      ["Smart Venue Technology", 29, 445e6, 73],
    ]);
    expect(quarters).toHaveLength(8);
    expect(
      quarters.slice(0, 4).map(({ year, quarter, amountUsd, deals }) => [year, quarter, amountUsd, deals]),
    ).toEqual([
      [2024, 4, 2.8e9, 47],
      [2024, 3, 2.1e9, 52],
      [2024, 2, 1.9e9, 41],
      [2024, 1, 1.6e9, 38],
    ]);
    for (const { source, note, asOf, year } of [...headlines, ...segments, ...quarters]) {
      expect(source).toBeTruthy();
      expect(note).toBeTruthy();
      expect(asOf).toBe(`${year ?? 2024}-12-31`);
    }
  });

  it("are the sums of their parts", async () => {
    const { headlines, segments, quarters } = await market();
    const sum = (parts: Part[], of: (part: Part) => number | null | undefined) =>
      parts.reduce((total, part) => total + (of(part) ?? 0), 0);
    for (const figure of [...headlines, ...segments]) {
      expect([figure.name, sum(figure.breakdown, ({ valueUsd }) => valueUsd)]).toEqual([
        figure.name,
        figure.valueUsd,
      ]);
      if (figure.companies != null)
        expect(sum(figure.breakdown, ({ companies }) => companies)).toBe(figure.companies);
    }
    for (const quarter of quarters) {
      expect(sum(quarter.breakdown, ({ amountUsd }) => amountUsd)).toBe(quarter.amountUsd);
      expect(sum(quarter.breakdown, ({ deals }) => deals)).toBe(quarter.deals);
    }
  });

  it("cost a statement a table", async () => {
    app.database.statements.length = 0;
    await market();
    expect(app.database.statements.length).toBeLessThanOrEqual(4);
  });

  it("are found one by one, or null", async () => {
    const { headlines, quarters } = await market();
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
