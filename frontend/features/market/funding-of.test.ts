import { describe, expect, it } from "vitest";
import { fundingOf } from "./funding-of.ts";

const quarter = (year: number, number: number, parts: Record<string, number>) => ({
  year,
  quarter: number,
  breakdown: Object.entries(parts).map(([name, amountUsd]) => ({ name, amountUsd })),
});
const QUARTERS = [
  quarter(2024, 1, { Wearables: 3, Venues: 1 }),
  quarter(2023, 4, { Wearables: 2 }),
  quarter(2024, 2, { Wearables: 5, Venues: 2 }),
];

describe("a segment's funding", () => {
  it("is a series, the oldest quarter first", () => {
    expect(fundingOf("Wearables", QUARTERS).map(({ amountUsd }) => amountUsd)).toEqual([2, 3, 5]);
  });

  it("is none where a quarter lacks it, or there is one quarter alone", () => {
    expect(fundingOf("Venues", QUARTERS)).toEqual([]);
    expect(fundingOf("Wearables", QUARTERS.slice(0, 1))).toEqual([]);
    expect(fundingOf("Coaching", QUARTERS)).toEqual([]);
  });
});
