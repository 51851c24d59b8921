import { describe, expect, it } from "vitest";
import { byCount, scaleOptions, withChosen } from "./facet-options.ts";

const rugby = { value: "rugby", label: "Rugby", count: 3 };
const golf = { value: "golf", label: "Golf", count: 3 };
const soccer = { value: "soccer", label: "Soccer", count: 9 };

describe("facet options", () => {
  it("keeps a choice that no item has any more", () => {
    expect(withChosen([rugby], ["rugby", "track-and-field"])).toEqual([
      rugby,
      { value: "track-and-field", label: "Track and field", count: 0 },
    ]);
  });

  it("puts what most items have first, then by name", () => {
    expect([rugby, golf, soccer].sort(byCount)).toEqual([soccer, golf, rugby]);
  });

  it("shows every step of a scale in its order", () => {
    const options = scaleOptions({ LOW: "Low", MIDDLE: "Middle", HIGH: "High" }, [
      { value: "HIGH", label: "High", count: 4 },
    ]);
    expect(options.map(({ value, count }) => [value, count])).toEqual([
      ["LOW", 0],
      ["MIDDLE", 0],
      ["HIGH", 4],
    ]);
  });
});
