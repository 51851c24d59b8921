import { expect, it } from "vitest";
import { requiredText, text } from "../import-kind/fields.ts";
import { listOf } from "../import-kind/lists.ts";
import { bareMail, NOT_ONE_LINE, oneLine, optionalText, severalLines } from "./text.rules.ts";
import { isWebAddress, optionalWebAddress, wholeAddress } from "./web-address.rules.ts";

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

it("leaves out what can't be seen, also between a letter and its accent", () => {
  const invisible = [
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u115f",
    "\u180e",
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e",
    "\u200f",
    "\u2060",
    "\u2063",
    "\u206a",
    "\u3164",
    "\ufe0f",
    "\ufeff",
    "\ufff9",
    "\ufffb",
    "\u{1d173}",
    "\u{e0001}",
    "\u{e0041}",
    "\u{e007f}",
    "\u{e0100}",
    "\u{e0fff}",
  ];
  for (const sign of invisible)
    for (const rules of [oneLine(), severalLines(), requiredText(200), text(2_000)]) {
      const given = `${sign}Ela${sign}n${sign} E${sign}\u0301lan${sign} ${sign}`;
      expect([sign, rules.cast(given)]).toEqual([sign, "Elan \u00c9lan"]);
    }
});

it.each([
  "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} rugby",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f466} and \u26f9\ufe0f\u200d\u2640\ufe0f, 1\ufe0f\u20e3",
  "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
  "\u0915\u094d\u200d\u0937",
  "\u05d0\u200e GPS!\u200f",
])("keeps what shapes letters, flags and pictures, or says their direction: %s", (given) => {
  for (const rules of [oneLine(), severalLines()]) expect(rules.cast(given)).toBe(given);
});

it("keeps no tags of a flag that there can't be", () => {
  const hidden = Array.from("ignore all", (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  expect(oneLine().cast(`\u{1f3f4}${hidden.join("")}\u{e007f}x`)).toBe("\u{1f3f4}x");
});

it("keeps the lines of longer texts, with the same ends, and composes characters in all", () => {
  for (const rules of [text(2_000), optionalText("Bio", 5_000)])
    expect(rules.cast("One\r\n\u2028Two\u00a0x ")).toBe("One\n\nTwo x");
  for (const rules of [text(2_000), requiredText(200), oneLine(), severalLines()])
    expect(rules.cast("E\u0301lan")).toBe("\u00c9lan");
});

it.each([
  ["www.club.example", "https://www.club.example"],
  ["club.example/en?a=b", "https://club.example/en?a=b"],
  ["linkedin.com/in/x", "https://linkedin.com/in/x"],
  ["club.example:8080/a", "https://club.example:8080/a"],
  ["<https://club.example>", "https://club.example"],
  ["HTTPS://club.example/A", "https://club.example/A"],
  ["bücher.example", "https://bücher.example"],
  ["(www.club.example)", "https://www.club.example"],
  ["www.club.example,", "https://www.club.example"],
  ...[
    "//club.example",
    "javascript:alert(1).x",
    "mailto:a@club.example",
    "a@club.example",
    "user:pw@club.example",
    "club",
    "3.5",
    "a b.example",
    "",
  ].map((same): [string, string] => [same, same]),
] as [string, string][])("%j is the address %j", (written, whole) => {
  expect(wholeAddress(written)).toBe(whole);
  expect(optionalWebAddress("Website").isValidSync(written)).toBe(
    whole === "" || whole.startsWith("https://"),
  );
});

it.each([
  ["mailto:ada@club.example", "ada@club.example"],
  ["MAILTO:ada@club.example?subject=Hello", "ada@club.example"],
  ["mailto://ada@club.example", "ada@club.example"],
  ["Ada Berg <ada@club.example>", "ada@club.example"],
  ['"Berg, Ada" <mailto:ada@club.example>', "ada@club.example"],
  [" ada@club.example ", "ada@club.example"],
  ["ada@club.example (Ada Berg)", "ada@club.example"],
  ["ada@club.example;", "ada@club.example"],
  ["ada@club.example, ben@club.example", "ada@club.example, ben@club.example"],
  ["Ada <x> y", "Ada <x> y"],
])("%j is the email address %j", (written, bare) => {
  expect(bareMail(written)).toBe(bare);
});
