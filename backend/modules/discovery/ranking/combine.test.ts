import { expect, it } from "vitest";
import { Segment } from "../postings/segment.ts";
import { Vocabulary } from "../postings/vocabulary.ts";
import { rank } from "./combine.ts";
import type { Features } from "./features.ts";

const KEYS = ["a", "b", "c", "d"];
const segment = new Segment(
  KEYS.map((key) => ({ key, kind: 0, sequence: new Int32Array() })),
  new Vocabulary(),
);
const NOTHING: Features = {
  ...{ lexical: 0, grams: 0, pairs: 0, sentence: 0, meaning: 0 },
  ...{ passage: undefined, whole: undefined, isNamed: false },
};

const order = (features: Partial<Features>[], withNeighbors = false) =>
  rank(
    features.map((some, document) => ({
      candidate: { segment, document, lexical: some.lexical ?? 0 },
      features: { ...NOTHING, ...some },
    })),
    withNeighbors,
  ).map(({ candidate }) => KEYS[candidate.document]);

it("each feature counts by its weight, whatever its scale", () => {
  expect(order([{ lexical: 1 }, { lexical: 900 }, { lexical: 20 }])).toEqual(["b", "c", "a"]);
  expect(order([{ lexical: 0.001 }, { grams: 1_000_000 }, {}])).toEqual(["a", "b", "c"]);
});

it("a feature that is the same everywhere says nothing; equal candidates keep one order", () => {
  expect(order([{ grams: 7 }, { grams: 7, pairs: 1 }, { grams: 7 }])).toEqual(["b", "a", "c"]);
  expect(order([])).toEqual([]);
});

it("the name itself comes first", () => {
  expect(order([{ lexical: 9, grams: 9, sentence: 9 }, { isNamed: true }])).toEqual(["b", "a"]);
});

it("a candidate gains from good ones near it, only for a brief", () => {
  segment.vectors = Int8Array.from([127, 0, 0, 127, 127, 0, 0, 127]);
  const features = [{ lexical: 9 }, { pairs: 0.1 }, {}, {}];
  expect(order(features).slice(1)).toEqual(["b", "c", "d"]);
  expect(order(features, true).indexOf("c")).toBeLessThan(order(features, true).indexOf("d"));
});
