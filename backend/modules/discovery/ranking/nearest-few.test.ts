import { describe, expect, it } from "vitest";
import { seeded } from "../evaluation/random.ts";
import { NearestFew } from "./nearest-few.ts";

describe("the nearest few", () => {
  it("are those that sorting all gives, whatever order they come in", () => {
    const random = seeded(7);
    for (let round = 0; round < 50; round++) {
      const near = new NearestFew(3, 10);
      // Few different values, so that many are equally near.
      const offers = Array.from({ length: Math.floor(random() * 40) }, (_, from) => ({
        from,
        nearness: Math.floor(random() * 6) / 6,
        place: random(),
      }));
      for (const { from, nearness } of offers.toSorted((a, b) => a.place - b.place)) {
        near.offer(1, from, nearness);
      }
      const sorted = offers
        .toSorted((a, b) => b.nearness - a.nearness || a.from - b.from)
        .slice(0, 10)
        .map(({ from, nearness }) => [from, nearness]);
      const found: [number, number][] = [];
      near.each(1, (from, nearness) => found.push([from, nearness]));
      expect(found).toEqual(sorted);
      near.each(0, () => expect.unreachable());
      near.each(2, () => expect.unreachable());
    }
  });
});
