import { describe, expect, it } from "vitest";
import { readSyntax, withoutPart } from "./search-syntax.rules.ts";

/** A search in short: its words, what must stand together in brackets, what must not after an exclamation mark. */
const read = (text: string) => {
  const { parts, words } = readSyntax(text);
  const said = parts.map(({ kind, text: part }) => (kind === "phrase" ? `[${part}]` : `!${part}`));
  return [...words.split(/\s+/).filter(Boolean), ...said].join(" ");
};

describe("a search reads", () => {
  it.each([
    ["ticketing -resale", "ticketing !resale"],
    ['"heart rate" sensor', "sensor [heart rate]"],
    ['gps -"third party" vest', "gps vest !third party"],
    ["“heart rate” «match day»", "[heart rate] [match day]"],
    ["gps −vest –strap", "gps !vest !strap"],
    ["-e-sports -resale,", "!e-sports !resale"],
    ["AI -赌博", "AI !赌博"],
  ])("%s", (text, said) => {
    expect(read(text)).toBe(said);
  });
});

describe("a search takes for words", () => {
  it.each([
    ["heart-rate e-sports", "heart-rate e-sports"],
    ["below -20 degrees", "below -20 degrees"],
    ['a 6" screen', 'a 6" screen'],
    ["club - gps", "club - gps"],
  ])("%s", (text, said) => expect(read(text)).toBe(said));
});

describe("a search leaves out what isn't finished:", () => {
  it.each([
    ['"heart rate', "heart rate"],
    ["ticketing -", "ticketing"],
    ['ticketing -"', "ticketing"],
    ['""', ""],
    ['"', ""],
    ["-", ""],
    ["--", ""],
    ['"?!"', ""],
  ])("%s", (text, said) => expect(read(text)).toBe(said));
});

it("stays what it is without one of its parts", () => {
  const text = 'gps -resale "heart rate" vest';
  const [resale, heart] = readSyntax(text).parts;
  expect(resale && withoutPart(text, resale)).toBe('gps "heart rate" vest');
  expect(heart && withoutPart(text, heart)).toBe("gps -resale vest");
});

it("keeps the places of words, and reads any text in no time", () => {
  const text = 'gps "heart rate" vest';
  expect(readSyntax(text).words.indexOf("vest")).toBe(text.indexOf("vest"));
  for (const one of ['"', "-", '-"', '" ', "- ", 'a"', "“"]) {
    const { words } = readSyntax(one.repeat(50_000));
    expect(words).toHaveLength(50_000 * one.length);
  }
});
