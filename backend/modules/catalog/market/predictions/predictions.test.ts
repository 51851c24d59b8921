import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFundingQuarter } from "../../../../testing/factories/funding-quarter.ts";
import { createTrend } from "../../../../testing/factories/trend.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

const DAYS = ["2024-03-31", "2024-06-30", "2024-09-30", "2024-12-31", "2025-03-31"] as const;
const valued = (...values: number[]) => values.map((value, at) => [DAYS[at] ?? "", value] as const);

interface Prediction {
  trend: string;
  growth: number;
  confidence: number;
  low: number;
  value: number;
  high: number;
  predictedOn: string;
  kind: string;
  trendId: number | null;
  rows: { observedOn: string; value: number }[];
  backTest: { points: number; meanErrorPercent: number };
}

let app: TestApp;
let trendId: number;
beforeAll(async () => {
  app = await startTestApp("empty");
  const growing = await createTrend(app, {
    title: "Growing",
    impactScore: 9,
    observations: valued(10, 20, 30, 40, 50),
  });
  trendId = growing.id;
  await createTrend(app, { title: "Wavering", observations: valued(10, 13, 9, 14, 11) });
  await createTrend(app, { title: "Too short", observations: valued(1, 2, 3, 4) });
  await createTrend(app, { title: "Through zero", observations: valued(2, 1, 0, 1, 2) });
  for (const quarter of [1, 2, 3, 4]) {
    const wearables = { name: "Wearables", amountUsd: quarter * 1e6, deals: 1 };
    await createFundingQuarter(app, { year: 2023, quarter, rows: [wearables] });
    const analytics = { name: "Analytics", amountUsd: 1e6, deals: 1 };
    await createFundingQuarter(app, {
      year: 2024,
      quarter,
      rows: [{ ...wearables, amountUsd: (quarter + 4) * 1e6 }, analytics],
    });
  }
});
afterAll(() => app.stop());

const read = async () => {
  const response = await app.fetch("/api/ai/market-predictions");
  expect(response.status).toBe(200);
  return (await response.json()) as Prediction[];
};

describe("market predictions", () => {
  it("are of whole series that are long enough, funding first, then trends by impact", async () => {
    const all = await read();
    expect(all.map(({ trend, kind }) => [trend, kind])).toEqual([
      ["Funding", "funding"],
      ["Funding: Wearables", "segment-funding"],
      ["Growing", "trend"],
      ["Wavering", "trend"],
    ]);
    expect(all[1]).toMatchObject({
      growth: 12.6,
      value: 9.00857e6,
      predictedOn: "2025-03-31",
      trendId: null,
    });
    expect(all[2]).toMatchObject({ trendId, predictedOn: "2025-06-30", backTest: { points: 2 } });
    expect(all[2]?.growth).toBeCloseTo(20, 0);
    expect(all[2]?.rows).toEqual(
      valued(10, 20, 30, 40, 50).map(([observedOn, value]) => ({ observedOn, value })),
    );
  });

  it("are within bounds, and less sure where the values waver", async () => {
    const all = await read();
    for (const { confidence, low, value, high } of all) {
      expect(confidence).toBeGreaterThanOrEqual(0.5);
      expect(confidence).toBeLessThanOrEqual(0.95);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
    const [growing, wavering] = [all[2], all[3]];
    expect(growing?.confidence).toBeGreaterThan(wavering?.confidence ?? 1);
    expect(wavering?.backTest.meanErrorPercent).toBeGreaterThan(10);
  });

  it("cost two statements, and follow the values", async () => {
    const ask = () =>
      app.execute<{ marketPredictions: Prediction[] }>("{ marketPredictions { trend method } }");
    app.database.statements.length = 0;
    const { data } = await ask();
    expect(data.marketPredictions).toHaveLength(4);
    expect(app.database.statements.length).toBeLessThanOrEqual(2);
    await createTrend(app, { title: "New", observations: valued(1, 2, 3, 4, 5) });
    expect((await ask()).data.marketPredictions).toHaveLength(5);
  });
});
