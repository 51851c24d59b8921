import { expect, it } from "vitest";
import { isAt, placesIn } from "./places.ts";

it.each([
  ["Fantasy cricket app for India.", ["India"]],
  ["A vendor from Spain or Portugal", ["Spain", "Portugal"]],
  ["Clubs in the United States and the UK", ["United States", "United Kingdom"]],
  ["A gym in New York", ["New York"]],
  ["Software for clubs across Europe", ["Europe"]],
  ["Michael Jordan shoes", []],
  ["tracking for us", []],
  ["vendors outside of the US", []],
  ["A vendor in Spain, not in Portugal", ["Spain"]],
  ["A tool in Spanish", []],
])("%s names %j", (text, places) => {
  expect(placesIn(text)).toEqual(places);
});

it("compares places with where a vendor is", () => {
  expect(isAt("India", "Mumbai, India")).toBe(true);
  expect(isAt("Germany", "Berlin")).toBe(true);
  expect(isAt("Spain", "Berlin, Germany")).toBe(false);
  expect(isAt("Spain", null)).toBe(false);
});
