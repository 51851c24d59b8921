import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Part, readMarket } from "../../../testing/market.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

describe("the demo's figures", () => {
  it("are those of the market screen, each with source, date and note", async () => {
    const { headlines, segments, quarters } = await readMarket(app);
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
    const { headlines, segments, quarters } = await readMarket(app);
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
});
