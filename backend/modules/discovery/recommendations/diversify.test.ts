import { expect, it } from "vitest";
import { diversify } from "./diversify.ts";

const weighed = (id: number, vendorId: number, category: string) => ({
  candidate: {
    id,
    vendorId,
    category,
    title: "",
    sports: [],
    tags: [],
    body: "",
    features: [],
    integrations: [],
    rating: 0,
    reviewCount: 0,
    score: 3.5,
  },
  confidence: 1 - id / 100,
  reasons: ["Why"],
  isPersonal: true,
});
const order = (...of: [vendorId: number, category: string][]) =>
  diversify(of.map(([vendorId, category], at) => weighed(at + 1, vendorId, category)).toReversed()).map(
    ({ candidate }) => candidate.id,
  );

it("lets at most two of one vendor or category be among the first six", () => {
  const mixed = order([1, "A"], [1, "B"], [1, "C"], [2, "A"], [3, "A"], [4, "D"], [5, "E"], [6, "F"]);
  expect(mixed).toEqual([1, 2, 4, 6, 7, 8, 3, 5]);
});

it("keeps the order where there is nothing else", () => {
  expect(order([1, "A"], [1, "A"], [1, "A"], [1, "A"])).toEqual([1, 2, 3, 4]);
});
