import { expect, it } from "vitest";
import { VECTOR_SIZE } from "../encoder/sentence-encoder.ts";
import { Segment } from "../postings/segment.ts";
import { Vocabulary } from "../postings/vocabulary.ts";
import { rank } from "./combine.ts";
import type { Features } from "./features.ts";

const KEYS = ["a", "b", "c", "d"];
/** A vector along one axis. */
const along = (axis: number) => {
  const vectors = new Int8Array(VECTOR_SIZE);
  vectors[axis] = 127;
  return { marks: new Int32Array(1), vectors };
};
const segment = new Segment(
  KEYS.map((key, at) => ({ key, kind: 0, sequence: new Int32Array(), passages: along(at % 2) })),
  new Vocabulary(),
);
const NOTHING: Features = {
  ...{ lexical: 0, grams: 0, pairs: 0, sentence: 0 },
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
  const features = [{ lexical: 9 }, { pairs: 0.1 }, {}, {}].map((some) => ({ ...some, passage: 0, whole: 0 }));
  expect(order(features).slice(1)).toEqual(["b", "c", "d"]);
  expect(order(features, true).indexOf("c")).toBeLessThan(order(features, true).indexOf("d"));
});
