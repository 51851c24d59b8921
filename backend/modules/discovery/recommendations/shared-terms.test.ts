import { describe, expect, it } from "vitest";
import { stemOf } from "../text/stem.ts";
import { SpokenOf } from "./shared-terms.ts";

const COMMON = new Set(["team", "data", "platform", "athlete"].map(stemOf));
const FREQUENCIES = { documents: 1000, withStem: (stem: string) => (COMMON.has(stem) ? 400 : 10) };
const terms = (text: string, classified: string, described = "") =>
  new SpokenOf(text, FREQUENCIES).in(classified, described);

describe("terms that two texts share", () => {
  it("are rare words of its category, sports and tags, in the solution's spelling", () => {
    expect(terms("We need turnstiles for a stadium", "Ticketing . Turnstile")).toEqual(["Turnstile"]);
    expect(terms("Data platform for our teams", "Team Data Platform")).toEqual([]);
  });

  it("are runs of words in a description, not single ones", () => {
    const described = "Tracks heart rate variability and sleep of whole teams.";
    expect(terms("Measures the heart-rate variability of athletes", "Pulse", described)).toEqual([
      "heart rate variability",
    ]);
    expect(terms("Sleep diary", "Pulse", described)).toEqual([]);
  });

  it("name something, and don't only count", () => {
    expect(terms("Two seasons of 40 points per session", "", "Two seasons, 40 points per session")).toEqual(
      [],
    );
  });

  it("don't join words that stand apart in either text", () => {
    expect(terms("A heart with a rate", "", "It shows the heart rate.")).toEqual([]);
    expect(terms("Shows the heart rate", "", "The heart. Rate it!")).toEqual([]);
  });

  it("are two at most, the rarest first, each word once", () => {
    const text = "Video tagging, ball tracking data, set pieces";
    expect(terms(text, "", "Ball tracking data beside video tagging and set pieces")).toEqual([
      "Ball tracking data",
      "video tagging",
    ]);
  });

  it("are none where all records of a small catalog say it", () => {
    const small = { documents: 3, withStem: () => 3 };
    expect(new SpokenOf("turnstile", small).in("turnstile", "")).toEqual([]);
  });
});
