import { expect, it } from "vitest";
import { numberFrom } from "./number-format.ts";

it.each([
  ["1,234.5", "1,234.5", 1234.5],
  ["50.000", "1,234.5", 50],
  ["50.000", "1.234,5", 50_000],
  ["1.234,56 €", "1.234,5", 1234.56],
  ["-4,5", "1.234,5", -4.5],
  ["12 000", "1 234,5", 12_000],
  ["1'000'000", "1'234.5", 1_000_000],
  ["$1.5M", "1,234.5", 1_500_000],
  ["1,23", "1,234.5", undefined],
  ["1.2.3", "1,234.5", undefined],
  ["many", "1,234.5", undefined],
  ["9007199254740993", "1,234.5", undefined],
  ["0x10", "1,234.5", undefined],
])("%s in the form %s is %s", (text, format, number) => {
  expect(numberFrom(text, format)).toBe(number);
});
