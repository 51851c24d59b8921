import { describe, expect, it } from "vitest";
import { estimate } from "./bootstrap.ts";
import { qualityOf } from "./metrics.ts";
import { seeded } from "./random.ts";

const judgments = new Map([
  ["a", 2],
  ["b", 1],
]);

describe("the quality of answers", () => {
  it("is full for the ideal order", () => {
    expect(qualityOf(["a", "b", "x"], judgments)).toEqual({ ndcg: 1, recall: 1, mrr: 1, precision: 0.2 });
  });

  it("falls with the rank: known answers", () => {
    const { ndcg, recall, mrr, precision } = qualityOf(["x", "b", "y", "a"], judgments);
    // (1 / log2 3 + 3 / log2 5) / (3 + 1 / log2 3)
    expect(ndcg).toBeCloseTo((0.63093 + 1.29203) / 3.63093, 4);
    expect([recall, mrr, precision]).toEqual([1, 0.5, 0.2]);
  });

  it("looks at ten answers only", () => {
    const late = [...Array.from({ length: 10 }, (_, at) => `x${at}`), "a"];
    expect(qualityOf(late, judgments)).toEqual({ ndcg: 0, recall: 0, mrr: 0, precision: 0 });
  });

  it("is nothing without relevant documents", () => {
    expect(qualityOf(["a"], new Map())).toEqual({ ndcg: 0, recall: 0, mrr: 0, precision: 0 });
  });
});

describe("an estimate", () => {
  it("of equal values is exact", () => {
    expect(estimate([0.5, 0.5, 0.5])).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });

  it("has the interval that theory gives: 1.96 standard errors", () => {
    const values = Array.from({ length: 400 }, (_, at) => at % 2);
    const { mean, low, high } = estimate(values);
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(0.5 - 1.96 * 0.025, 1);
    expect(high).toBeCloseTo(0.5 + 1.96 * 0.025, 1);
    expect(estimate(values)).toEqual({ mean, low, high });
  });
});

it("random numbers are the same for a seed, and spread", () => {
  const [one, same, other] = [seeded(1), seeded(1), seeded(2)];
  const values = Array.from({ length: 1_000 }, one);
  expect(values).toEqual(Array.from({ length: 1_000 }, same));
  expect(values[0]).not.toBe(other());
  expect(values.reduce((sum, value) => sum + value, 0) / 1_000).toBeCloseTo(0.5, 1);
});
