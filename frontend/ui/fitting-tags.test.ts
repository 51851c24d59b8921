import { expect, it } from "vitest";
import { fittingTags } from "./fitting-tags.ts";

it("takes the tags that stand in one row", () => {
  expect(fittingTags(["GPS", "Raw export", "Load alerts"], 260)).toBe(3);
  expect(fittingTags(["420 staged incidents", "Panel vote shown", "Instructor tablet"], 260)).toBe(1);
  expect(fittingTags(["GPS", "Raw export", "Load alerts"], 220)).toBe(2);
});

it("takes one that is longer than the row, and none where there are none", () => {
  expect(fittingTags(["Something that nobody would call a short name for it"], 200)).toBe(1);
  expect(fittingTags([], 200)).toBe(0);
});
