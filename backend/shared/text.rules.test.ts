import { expect, it } from "vitest";
import { requiredText, text } from "./import-kind/fields.ts";
import { listOf } from "./import-kind/lists.ts";
import { isWebAddress, NOT_ONE_LINE, oneLine, optionalText, severalLines } from "./text.rules.ts";

it.each([
  "https://club.example",
  "http://www.club.example:8080/team?q=a@b#top",
  "https://club.example?from=search",
  "https://sport.example/@club",
  "https://bücher.example/straße",
])("%j is a web address", (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each([
  "",
  "club.example",
  "ftp://club.example",
  "javascript:alert(1)",
  "https://localhost",
  "https://user:secret@club.example",
  "https://bank.example@club.example",
  "https://club.example\\@bank.example",
  "https://club.example/a b",
  "https://club\u202e.example",
  "https://club.example/\u0000",
])("%j is not", (address) => {
  expect(isWebAddress(address)).toBe(false);
});

it("folds white space in names and titles, and refuses line breaks in forms; in files they become spaces", () => {
  const spaced = " Sprint\t\u00a0 Tracker\u200b\u3000Pro\n";
  const broken = " Sprint\r\n\tTracker\u2028Pro ";
  for (const rules of [oneLine(), optionalText("Title", 200), requiredText(200)])
    expect(rules.cast(spaced)).toBe("Sprint Tracker Pro");
  for (const rules of [oneLine(), optionalText("Title", 200)]) {
    for (const text of [broken, "a\nb", "a\rb", "a\u0085b", "a\u2029b"])
      expect(() => rules.validateSync(text)).toThrow(NOT_ONE_LINE);
  }
  expect(requiredText(200).validateSync(broken)).toBe("Sprint Tracker Pro");
  expect(listOf({ maxItems: 5 }).cast([broken])).toEqual(["Sprint Tracker Pro"]);
});

it("keeps the lines of longer texts, with the same ends, and composes characters in all", () => {
  for (const rules of [text(2_000), optionalText("Bio", 5_000)])
    expect(rules.cast("One\r\n\u2028Two\u00a0x ")).toBe("One\n\nTwo x");
  for (const rules of [text(2_000), requiredText(200), oneLine(), severalLines()])
    expect(rules.cast("E\u0301lan")).toBe("\u00c9lan");
});
