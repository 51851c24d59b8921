import { expect, it } from "vitest";
import { Segment } from "../inverted-index/segment.ts";
import { Vocabulary } from "../inverted-index/vocabulary.ts";
import { rank } from "./combine.ts";
import type { Features } from "./features.ts";

const KEYS = ["a", "b", "c", "d"];
const segment = Segment.of(
  KEYS.map((key) => ({ key, kind: 0, sequence: new Int32Array() })),
  new Vocabulary(),
);
const NOTHING: Features = {
  lexical: 0,
  grams: 0,
  pairs: 0,
  sentence: 0,
  passage: undefined,
  whole: undefined,
  isNamed: false,
  isNamedAlike: false,
};

const order = (features: Partial<Features>[]) =>
  rank(
    features.map((some, document) => ({
      candidate: { segment, document, lexical: some.lexical ?? 0 },
      features: { ...NOTHING, ...some },
    })),
  ).map(({ candidate }) => KEYS[candidate.document]);

it("each feature counts by its weight", () => {
  expect(order([{ lexical: 0.1 }, { lexical: 0.9 }, { lexical: 0.2 }])).toEqual(["b", "c", "a"]);
  expect(order([{ grams: 0.5 }, { lexical: 0.4 }, {}])).toEqual(["b", "a", "c"]);
});

it("a feature that is the same everywhere says nothing; equal candidates keep one order", () => {
  expect(order([{ grams: 7 }, { grams: 7, pairs: 1 }, { grams: 7 }])).toEqual(["b", "a", "c"]);
  expect(order([])).toEqual([]);
});

it("the name itself comes first", () => {
  expect(order([{ lexical: 9, grams: 9, sentence: 9 }, { isNamed: true }])).toEqual(["b", "a"]);
});

it("a name that is only like the words comes after what says them", () => {
  expect(order([{ lexical: 0.9, isNamedAlike: true }, { lexical: 0.4 }])).toEqual(["b", "a"]);
});

it("one that isn't encoded is taken for a middling one", () => {
  const far = { passage: 0.1, whole: 0.1 };
  const near = { passage: 0.9, whole: 0.9 };
  expect(order([far, near, {}])).toEqual(["b", "c", "a"]);
});
