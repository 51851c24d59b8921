import { describe, expect, it } from "vitest";
import type { Agreement } from "../weigh.ts";
import { DEFAULT_WEIGHTS } from "../weights.ts";
import { byConfidence, learnWeights, reciprocalRank, type Situation } from "./learn-weights.ts";

const agreement = (parts: Partial<Agreement>): Agreement => ({
  source: "saved",
  reason: "",
  text: 0,
  category: 0,
  sports: 0,
  ...parts,
});
const candidate = (id: number, ...agreements: Agreement[]) => ({
  id,
  score: 3,
  reviewCount: 1,
  agreements,
});
/** People always choose what is of the same sports, which the default weights rank below what is alike in words. */
const bySports = (number: number): Situation => ({
  chosen: 1,
  candidates: [
    candidate(1, agreement({ sports: 0.9 })),
    ...[2, 3, 4].map((id) => candidate(id, agreement({ text: 0.6 + (number % 5) / 10 }))),
  ],
});
const times = <T>(count: number, of: (number: number) => T) => Array.from({ length: count }, (_, n) => of(n));

describe("what is chosen", () => {
  it("has the reciprocal of its place, and nothing where it couldn't have been recommended", () => {
    const present = byConfidence(DEFAULT_WEIGHTS);
    const situation = bySports(2);
    expect(reciprocalRank({ ...situation, chosen: 2 }, present)).toBe(1);
    expect(reciprocalRank({ ...situation, chosen: 3 }, present)).toBe(1 / 2);
    expect(reciprocalRank(situation, present)).toBe(1 / 4);
    expect(reciprocalRank({ ...situation, chosen: 9 }, present)).toBe(0);
  });
});

describe("learned weights", () => {
  it("are those by which people choose, and win on what they weren't learned from", () => {
    const learned = learnWeights(times(120, bySports));
    expect(learned?.heldOut).toBe(36);
    expect(learned?.gain).toBeGreaterThan(0.5);
    expect(learned?.gainAtLeast).toBeGreaterThan(0);
    const { sports = 0, text = 1 } = learned?.weights.shares ?? {};
    expect(sports / text).toBeGreaterThan(DEFAULT_WEIGHTS.shares.sports / DEFAULT_WEIGHTS.shares.text);
  });

  it("don't win where the newer events contradict the older ones", () => {
    const reversed = (number: number): Situation => ({ ...bySports(number), chosen: 2 });
    const learned = learnWeights([...times(84, bySports), ...times(36, reversed)]);
    expect(learned?.gainAtLeast).toBeLessThan(0);
  });

  it("are none with few events", () => {
    expect(learnWeights(times(96, bySports))).toBeUndefined();
    expect(learnWeights([])).toBeUndefined();
  });
});
