import { describe, expect, it } from "vitest";
import type { ListingFilter } from "../address.ts";
import { divides, facetOptions, withChosen } from "./facet-options.ts";

const rugby = { value: "rugby", label: "Rugby", count: 3 };
const golf = { value: "golf", label: "Golf", count: 3 };
const soccer = { value: "soccer", label: "Soccer", count: 9 };
const filter: ListingFilter = {
  field: "things",
  label: "Thing",
  shape: "texts",
  choices: null,
  ordered: false,
};

describe("facet options", () => {
  it("keeps a choice that no item has any more", () => {
    expect(withChosen([rugby], ["rugby", "track-and-field", "Oslo, Norway"])).toEqual([
      rugby,
      { value: "track-and-field", label: "Track and field", count: 0 },
      { value: "Oslo, Norway", label: "Oslo, Norway", count: 0 },
    ]);
  });

  it("takes a value that an address calls by its name for the same", () => {
    expect(facetOptions(filter, [soccer, golf], ["Soccer", "GOLF"])).toEqual([
      { ...soccer, value: "Soccer" },
      { ...golf, value: "GOLF" },
    ]);
  });

  it("puts what most items have first, then by name", () => {
    expect(facetOptions(filter, [rugby, golf, soccer], [])).toEqual([soccer, golf, rugby]);
  });

  it("keeps the order of the answer where the filter says so", () => {
    expect(facetOptions({ ...filter, ordered: true }, [rugby, soccer], [])).toEqual([rugby, soccer]);
  });

  it("shows the steps of a scale in their order: those with items, and those chosen", () => {
    const choices = { LOW: "Low", MIDDLE: "Middle", HIGH: "High" };
    const values = [
      { value: "HIGH", label: "High", count: 4, countIsExact: false },
      { value: "LOW", label: "Low", count: 0 },
    ];
    const shown = (chosen: string[]) =>
      facetOptions({ ...filter, choices }, values, chosen).map(({ value, count, countIsExact }) => [
        value,
        count,
        countIsExact,
      ]);
    expect(shown([])).toEqual([["HIGH", 4, false]]);
    expect(shown(["MIDDLE"])).toEqual([
      ["MIDDLE", 0, undefined],
      ["HIGH", 4, false],
    ]);
  });

  it("leave out values with one result each, unless they are few, chosen or a scale", () => {
    const scattered = Array.from({ length: 8 }, (_, at) => ({ value: `${at}`, label: `${at}`, count: 1 }));
    expect(divides(filter, scattered, [])).toBe(false);
    expect(divides(filter, scattered, ["3"])).toBe(true);
    expect(divides(filter, scattered.slice(1), [])).toBe(true);
    expect(divides(filter, [...scattered, soccer], [])).toBe(true);
    expect(divides({ ...filter, choices: { LOW: "Low" } }, scattered, [])).toBe(true);
    expect(divides(filter, [], [])).toBe(false);
  });
});
