import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFundingQuarter } from "../../../testing/factories/funding-quarter.ts";
import { createMarketFigure } from "../../../testing/factories/market-figure.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

describe("the market's files", () => {
  const download = async (path: string) => {
    const response = await app.fetch(path);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=[\w-]+\.csv$/);
    return parse(await response.text(), { columns: true }) as Record<string, string>[];
  };

  let figureId: number;
  let quarterId: number;
  let trendId: number;
  beforeAll(async () => {
    const software = { name: "Software", valueUsd: 30e9 };
    const hardware = { name: "Hardware", valueUsd: 1.1e9 };
    figureId = (await createMarketFigure(app, { rows: [software, hardware] })).id;
    await createMarketFigure(app, { position: 2 });
    await createMarketFigure(app, { kind: "segment", companies: 127 });
    const wearables = { name: "Wearables", amountUsd: 2e9, deals: 40 };
    const analytics = { name: "Analytics", amountUsd: 0.8e9, deals: 7 };
    quarterId = (await createFundingQuarter(app, { rows: [wearables, analytics] })).id;
    for (const year of [2022, 2023]) await createFundingQuarter(app, { year });
    trendId = (
      await createTrend(app, {
        observations: [
          ["2024-06-30", 5],
          ["2025-06-30", 12.5],
        ],
      })
    ).id;
    await createTrend(app, { category: "Data", title: '=HYPERLINK("https://evil.example")' });
  });

  it.each([
    ["headlines", 2],
    ["segments", 1],
    ["quarters", 3],
  ])("of the %s are as long as the list, each row with source and date", async (name, length) => {
    const rows = await download(`/api/market/${name}.csv`);
    expect(rows).toHaveLength(length);
    for (const row of rows)
      expect(row).toMatchObject({
        Source: expect.any(String),
        "As of": expect.stringMatching(/^\d{4}-12-31$/),
      });
  });

  it("hold the rows behind a figure, a quarter and a trend", async () => {
    const figure = await download(`/api/market/figures/${figureId}.csv`);
    const total = figure.reduce((sum, row) => sum + Number(row["Value (USD)"]), 0);
    expect(total).toBe(31.1e9);
    const quarter = await download(`/api/market/quarters/${quarterId}.csv`);
    expect(quarter.reduce((sum, row) => sum + Number(row.Deals), 0)).toBe(47);
    const trend = await download(`/api/market-trends/${trendId}.csv`);
    expect(trend).toMatchObject([
      { Date: "2024-06-30", Value: "5" },
      { Date: "2025-06-30", Value: "12.5" },
    ]);
  });

  it("hold the trends, and those of a category", async () => {
    expect(await download("/api/market-trends.csv")).toHaveLength(2);
    const wearables = await download("/api/market-trends.csv?category=Wearables");
    expect(wearables).toHaveLength(1);
    for (const row of wearables) expect(row.Category).toBe("Wearables");
  });

  it("make no formula of a title", async () => {
    const rows = await download("/api/market-trends.csv");
    expect(rows.map(({ Title }) => Title)).toContain(`'=HYPERLINK("https://evil.example")`);
  });

  it("of an unknown record are 404", async () => {
    for (const path of ["market/figures/0", "market/quarters/999999", "market-trends/x"])
      expect((await app.fetch(`/api/${path}.csv`)).status).toBe(404);
  });
});
