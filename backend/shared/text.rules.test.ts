import { expect, it } from "vitest";
import { requiredText, text } from "./import-kind/fields.ts";
import { listOf } from "./import-kind/lists.ts";
import { isWebAddress, oneLine, optionalText } from "./text.rules.ts";

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

it("folds names and titles into one line in forms and in files, and leaves longer texts as they are", () => {
  const broken = " Sprint\r\n\tTracker\u2028Pro ";
  for (const rules of [oneLine(), optionalText("Title", 200), requiredText(200)])
    expect(rules.cast(broken)).toBe("Sprint Tracker Pro");
  expect(listOf({ maxItems: 5 }).cast([broken])).toEqual(["Sprint Tracker Pro"]);
  expect(text(2_000).cast("One\n\nTwo ")).toBe("One\n\nTwo");
  expect(optionalText("Bio", 5_000).cast("One\n\nTwo ")).toBe("One\n\nTwo");
});
