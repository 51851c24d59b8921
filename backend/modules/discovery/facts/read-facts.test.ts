import { describe, expect, it } from "vitest";
import { type FactKind, readFacts } from "./read-facts.ts";

const SPORTS = [
  "Rugby",
  "Soccer",
  "American Football",
  "Track and Field",
  "Basketball",
  "Esports",
  "Swimming",
];
const RATES = [{ currency: "EUR", usd: 1.1, ratedOn: "2026-01-01" }];

function valuesOf(kind: FactKind, body: string, least = 0.7): string[] {
  const texts = { body, features: [], tags: [], integrations: [] };
  return readFacts(texts, SPORTS, RATES).flatMap((fact) =>
    fact.kind === kind && fact.confidence >= least ? [fact.value] : [],
  );
}

describe("Facts are read from what a text says plainly", () => {
  it.each<[FactKind, string, string[]]>([
    ["sport", "GPS vests for rugby and American football teams.", ["Rugby", "American Football"]],
    ["sport", "It doesn't support rugby.", []],
    ["sport", "A tool for football clubs.", []],
    ["sport", "The engine keeps running.", []],
    ["sport", "Made for swimmers and basketball academies.", ["Swimming", "Basketball"]],
    ["level", "For grassroots clubs and youth academies.", ["grassroots", "youth-academy"]],
    ["level", "A professional service for elite results.", []],
    ["platform", "Runs on iOS and Android, and in any browser.", ["iOS", "Android", "Web"]],
    ["platform", "There is no Android app.", []],
    ["integration", "Integrates with Garmin, Polar and Apple Health.", ["Garmin", "Polar", "Apple Health"]],
    ["integration", "It works with coaches to improve.", []],
    ["integration", "Doesn't integrate with Hudl.", []],
    ["price", "Plans start at $99 per month.", ["1188"]],
    ["price", "It costs EUR 1,000 a year.", ["1100"]],
    ["price", "We raised $5 million from investors.", []],
    ["price", "Clubs save up to $10,000 a year.", []],
    ["price", "From $9 per player a month.", []],
    ["price", "Match video at $5 per game, pricing starts at $20 a month.", ["240"]],
    ["price", "The founders sold it for $20M.", []],
    ["level", "Junior team members like it, as do healthcare professionals.", []],
    ["place", "A company based in Berlin, Germany, with clients in Spain.", ["Berlin", "Germany"]],
    ["place", "Trusted by clubs in Spain.", []],
    ["product", "Kitman is a performance analytics platform for teams.", ["performance analytics platform"]],
    ["product", "We believe in sport.", []],
  ])("%s of “%s”", (kind, body, expected) => {
    expect(valuesOf(kind, body)).toEqual(expected);
  });

  it("says where, once for each, with the clearest place", () => {
    const body = "Football for everyone. Soccer players love it.";
    const facts = readFacts({ body, features: ["Soccer drills"], tags: [], integrations: [] }, SPORTS);
    const sports = facts.filter(({ kind }) => kind === "sport");
    expect(sports).toEqual([
      {
        kind: "sport",
        value: "Soccer",
        confidence: 0.9,
        passage: { field: "body", item: null, start: 23, end: 46, quote: "Soccer players love it." },
      },
    ]);
  });
});
