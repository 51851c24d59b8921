import { describe, expect, it } from "vitest";
import { type Spreadable, spread } from "./spread.ts";

const entry = (id: number, more: Partial<Spreadable> = {}): Spreadable => ({
  id,
  reviewers: [],
  excluded: new Set(),
  ...more,
});
const loadsOf = (pairings: ReturnType<typeof spread>) => {
  const loads = new Map<number, number>();
  for (const { reviewerId } of pairings) loads.set(reviewerId, (loads.get(reviewerId) ?? 0) + 1);
  return [...loads.values()].toSorted((a, b) => a - b);
};

describe("spreading applications over reviewers", () => {
  it("gives each application as many as planned, and each reviewer as many as the others", () => {
    const pairings = spread(
      Array.from({ length: 600 }, (_, index) => entry(index + 1)),
      [1, 2, 3, 4, 5, 6, 7],
      3,
    );
    expect(pairings).toHaveLength(1800);
    const loads = loadsOf(pairings);
    expect((loads.at(-1) ?? 0) - (loads[0] ?? 0)).toBeLessThanOrEqual(1);
    expect(new Set(pairings.map(({ entryId, reviewerId }) => `${entryId} ${reviewerId}`)).size).toBe(1800);
  });

  it("never chooses somebody who is excluded or has it already, and counts what they have", () => {
    const pairings = spread(
      [entry(1, { reviewers: [1, 2] }), entry(2, { excluded: new Set([3]) }), entry(3, { reviewers: [1] })],
      [1, 2, 3],
      2,
    );
    expect(pairings).toEqual([
      { entryId: 2, reviewerId: 2 },
      { entryId: 2, reviewerId: 1 },
      { entryId: 3, reviewerId: 3 },
    ]);
  });

  it("leaves what nobody may judge without a reviewer, and repeats nothing", () => {
    expect(spread([entry(1, { excluded: new Set([1, 2]) })], [1, 2], 2)).toEqual([]);
    expect(spread([entry(1)], [], 2)).toEqual([]);
    const entries = [entry(1), entry(2), entry(3)];
    expect(spread(entries, [1, 2], 1)).toEqual(spread(entries, [1, 2], 1));
  });
});
