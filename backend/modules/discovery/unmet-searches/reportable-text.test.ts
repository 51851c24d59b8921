import { expect, it } from "vitest";
import { reportableText } from "./reportable-text.ts";

it("a search is counted in one form, however it is written", () => {
  expect(["GPS  Vest", "gps vest ", "Gps vest"].map(reportableText)).toEqual(Array(3).fill("gps vest"));
  expect(reportableText("Fußball 4G 2026")).toBe("fussball 4g 2026");
});

it.each([
  "jane@example.com",
  "mail jane @ example",
  "+49 (151) 234-5678",
  "call 0151 23 45 67",
  "12.03.1988",
  "https://example.com/x",
  "www.example.com",
  "one two three four five six seven eight nine",
  "x".repeat(61),
  "",
  "x",
  "12345",
  "?!",
])("what may tell of a person or says nothing isn't counted: %s", (text) => {
  expect(reportableText(text)).toBeUndefined();
});
