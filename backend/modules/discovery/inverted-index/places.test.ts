import { expect, it } from "vitest";
import { seeded } from "../evaluation/random.ts";
import { Keys, Places } from "./places.ts";

const segmentOf = (keys: readonly string[]) => ({ keys: Keys.of(keys) });

it("keys are what they were, also in other letters", () => {
  const { keys } = segmentOf(["solution:7", "", "Ärger:体育", "solution:77"]);
  expect([keys.length, ...[0, 1, 2, 3].map((document) => keys.at(document))]).toEqual([
    4,
    "solution:7",
    "",
    "Ärger:体育",
    "solution:77",
  ]);
});

it("documents are found where they were put last, as by a map, whatever comes and goes", () => {
  const next = seeded(7);
  const expected = new Map<string, { segment: { keys: Keys }; document: number }>();
  const places = new Places<{ keys: Keys }>();
  for (let round = 0; round < 200; round++) {
    const names = new Set(Array.from({ length: 100 }, () => `solution:${Math.floor(next() * 3_000)}`));
    const segment = segmentOf([...names]);
    [...names].forEach((key, document) => {
      places.set(segment, document);
      expected.set(key, { segment, document });
    });
    for (const key of [...expected.keys()].filter(() => next() < 0.03)) {
      places.delete(key);
      expected.delete(key);
    }
    if (round % 20 === 0) {
      const used = new Set([...expected.values()].map(({ segment: one }) => one));
      if (!used.has(segment)) places.forget(segment);
    }
  }
  expect(places.size).toBe(expected.size);
  for (let id = 0; id < 3_000; id++)
    expect(places.find(`solution:${id}`)).toEqual(expected.get(`solution:${id}`));
});

it("the number of a segment that is gone is given again", () => {
  const places = new Places<{ keys: Keys }>();
  for (let round = 0; round < 5; round++) {
    const segment = segmentOf([`a:${round}`]);
    places.set(segment, 0);
    expect(places.find(`a:${round}`)).toEqual({ segment, document: 0 });
    places.delete(`a:${round}`);
    places.forget(segment);
    expect([places.size, places.find(`a:${round}`)]).toEqual([0, undefined]);
  }
});
