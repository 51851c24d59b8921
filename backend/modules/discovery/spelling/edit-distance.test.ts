import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

it("counts added, removed, replaced and swapped letters", () => {
  expect(editDistance("concusion", "concussion", 2)).toBe(1);
  expect(editDistance("analitics", "analytics", 2)).toBe(1);
  expect(editDistance("coahc", "coach", 2)).toBe(1);
  expect(editDistance("recieve", "receive", 2)).toBe(1);
  expect(editDistance("same", "same", 2)).toBe(0);
  expect(editDistance("", "ab", 2)).toBe(2);
});

it("gives up beyond its limit", () => {
  expect(editDistance("tracking", "cooking", 2)).toBe(3);
  expect(editDistance("a", "abcdef", 2)).toBe(3);
});
