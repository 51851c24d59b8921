import { expect, it } from "vitest";
import { fittingTags } from "./fitting-tags.ts";

it("takes the tags that stand in one row", () => {
  expect(fittingTags(["GPS", "Raw export", "Load alerts"], [220, 260])).toEqual([2, 3]);
  expect(fittingTags(["420 staged incidents", "Panel vote shown", "Instructor tablet"], [260])).toEqual([1]);
});

it("takes one that is longer than the row, and none where there are none", () => {
  expect(fittingTags(["Something that nobody would call a short name for it"], [200])).toEqual([1]);
  expect(fittingTags([], [200])).toEqual([0]);
});

it("leaves room to say how many more there are, also when no more may be shown", () => {
  const features = ["Morning questionnaire", "Session RPE", "Wellness trend"];
  expect(fittingTags(features.slice(0, 2), [250])).toEqual([2]);
  expect(fittingTags(features, [250], 2)).toEqual([1]);
  expect(fittingTags(["GPS", "HRV", "ECG"], [250], 2)).toEqual([2]);
});
