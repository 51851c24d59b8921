import { describe, expect, it } from "vitest";
import { weightedResults } from "./weighted-results.ts";

const CRITERIA = [
  { id: 1, title: "Accuracy", share: 0.6, must: true },
  { id: 2, title: "Price", share: 0.4, must: false },
];
const scored = (id: number, name: string, means: readonly (number | null)[], judges: number[] = []) => ({
  id,
  name,
  judges,
  cells: new Map(
    means.map((mean, index) => [
      index + 1,
      { criterionId: index + 1, mean, lowest: mean, highest: mean, known: mean === null ? 0 : 1, unknown: 0 },
    ]),
  ),
});

describe("weighted results", () => {
  it("rank by weight, put what misses a must last, and leave out what nobody knows", () => {
    const { ranking, verdict } = weightedResults(CRITERIA, [
      scored(1, "Atlas", [2, 5]),
      scored(2, "Cairn", [5, 2], [3.5, 4.1]),
      scored(3, "Ember", [4, null]),
      scored(4, "Fjord", [null, null]),
    ]);
    expect(ranking.map(({ candidateId, place }) => [candidateId, place])).toEqual([
      [3, 1],
      [2, 2],
      [4, 3],
      [1, 4],
    ]);
    expect(ranking[0]).toMatchObject({ score: 4, coverage: 0.6, missedMusts: [] });
    expect(ranking[1]).toMatchObject({ score: 3.8, lowest: 3.5, highest: 4.1, coverage: 1 });
    expect(ranking[2]).toMatchObject({ score: null, coverage: 0, lowest: null });
    expect(ranking[3]).toMatchObject({ missedMusts: ["Accuracy"] });
    expect(verdict).toBe(
      "Ember leads with 4.0 out of 5, ahead of Cairn with 3.8 out of 5. One candidate misses a must.",
    );
  });

  it("have no digits that come from computing with fractions", () => {
    const criteria = Array.from({ length: 30 }, (_, id) => ({
      id,
      title: `C${id}`,
      share: 1 / 30,
      must: false,
    }));
    const cells = new Map(
      criteria.map(({ id }) => [
        id,
        { criterionId: id, mean: 2.5, lowest: 2.5, highest: 2.5, known: 1, unknown: 0 },
      ]),
    );
    const { ranking } = weightedResults(criteria, [{ id: 1, name: "Cairn", cells, judges: [0.1 + 0.2] }]);
    expect(ranking[0]).toMatchObject({ score: 2.5, coverage: 1, lowest: 0.3, highest: 0.3 });
  });

  it("say at which weight another would come first", () => {
    const { sensitivity } = weightedResults(CRITERIA, [
      scored(1, "Cairn", [5, 3]),
      scored(2, "Atlas", [3, 5]),
    ]);
    // Level at equal weights.
    expect(sensitivity).toEqual([
      "Cairn stays first unless “Accuracy” weighs under 50% (now 60%); then Atlas takes the lead.",
      "Cairn stays first unless “Price” weighs over 50% (now 40%); then Atlas takes the lead.",
    ]);
    expect(
      weightedResults(CRITERIA, [scored(1, "Cairn", [5, 5]), scored(2, "Atlas", [3, 4])]).sensitivity,
    ).toEqual(["Cairn stays first whatever a single criterion weighs."]);
  });

  it("give equal candidates one place, and say when nothing is known or everything misses a must", () => {
    const level = weightedResults(CRITERIA, [scored(1, "Cairn", [4, 4]), scored(2, "Atlas", [4, 4])]);
    expect(level.ranking.map(({ place }) => place)).toEqual([1, 1]);
    expect(level.verdict).toBe("Cairn and Atlas are tied at 4.0 out of 5.");
    expect(level.sensitivity).toEqual([]);
    expect(weightedResults(CRITERIA, [scored(1, "Cairn", [])]).verdict).toBe("No candidate has a score yet.");
    expect(weightedResults(CRITERIA, [scored(1, "Cairn", [1, 5]), scored(2, "Atlas", [2, 2])]).verdict).toBe(
      "Every candidate misses a must. Cairn comes closest with 2.6 out of 5.",
    );
    expect(weightedResults(CRITERIA, []).ranking).toEqual([]);
  });
});
