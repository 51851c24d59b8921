import { describe, expect, it } from "vitest";
import {
  canBeVisited,
  formatCount,
  formatCounted,
  formatDate,
  formatMoney,
  formatRating,
  formatReviews,
} from "./format.ts";

describe("formats", () => {
  it("writes counts and ratings as in US English", () => {
    expect(formatCount(12345)).toBe("12,345");
    expect(formatCounted(1000, true)).toBe("1,000");
    expect(formatCounted(1000, false)).toBe("1,000+");
    expect(formatRating(4)).toBe("4.0");
    expect(formatRating(4.649)).toBe("4.6");
    expect(formatReviews(1200)).toBe("1,200 reviews");
  });

  it("writes money short, without decimals that say nothing", () => {
    expect([0, 400_000, 892e6, 999.96e6, 1e9, 31.1e9].map(formatMoney)).toEqual([
      "$0",
      "$400K",
      "$892M",
      "$1B",
      "$1B",
      "$31.1B",
    ]);
  });

  it("writes the same day everywhere", () => {
    expect(formatDate("2025-03-04T23:59:59.000Z")).toBe("March 4, 2025");
    expect(formatDate("not a date")).toBe("Unknown Date");
  });

  it("tells websites from names that no website has", () => {
    expect(["https://club.com/app", "http://example.club.org"].map(canBeVisited)).toEqual([true, true]);
    expect(["https://club.example/app", "https://a.test", "club.com"].map(canBeVisited)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
