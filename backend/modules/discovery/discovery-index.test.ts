import { beforeEach, describe, expect, it } from "vitest";
import { DiscoveryIndex, keyOf, type SearchOptions } from "./discovery-index.ts";
import { Synonyms } from "./ranking/synonyms.ts";

let index: DiscoveryIndex;
const put = (key: string, title: string, body = "", kind = 0) =>
  index.put([{ key, kind, fields: { title, body } }]);
const find = (text: string, options?: SearchOptions) =>
  index.search(text, options).ranked.map(({ candidate }) => keyOf(candidate));

beforeEach(() => {
  index = new DiscoveryIndex(2);
  put("gps", "Cairn One", "A GPS vest that measures distance and heart-rate.");
  put("lab", "Concussion Baseline", "Tests after a concussion, for schools. The investors liked it.");
  put("ai", "Pitchgrain", "AI analytics for football clubs.", 1);
  put("food", "Plate Plan", "Meals in detail for academies; athletes complain less.");
});

describe("a search finds", () => {
  it("words in any order and form, never parts of words", () => {
    expect(find("vests gps")).toEqual(["gps"]);
    expect(find("vest")).toEqual(["gps"]);
    expect(find("ai")).toEqual(["ai"]);
    expect(find("athlete meal")).toEqual(["food"]);
  });

  it("joined and split words", () => {
    expect(find("heartrate")).toEqual(["gps"]);
    expect(find("heart rate")).toEqual(["gps"]);
    put("strap", "Strap", "A heartrate strap.");
    expect(find("heart-rate").toSorted()).toEqual(["gps", "strap"]);
  });

  it("misspelled words, and says what it took them for", () => {
    expect(find("concusion")).toEqual(["lab"]);
    expect(index.search("analitics").query.corrections.map(({ meant }) => meant)).toEqual(["analytics"]);
    expect(find("xqzwy")).toEqual([]);
  });

  it("a word from its beginning, while it is typed", () => {
    expect(find("foot")).toEqual(["ai"]);
  });

  it("synonyms, in both directions", () => {
    index.setSynonyms(new Synonyms([{ term: "football", means: "soccer", twoWay: true }]));
    put("soccer", "Goalcount", "For soccer academies.");
    expect(find("football").toSorted()).toEqual(["ai", "soccer"]);
    expect(find("soccer").toSorted()).toEqual(["ai", "soccer"]);
    index.setSynonyms(new Synonyms([{ term: "football club", means: "plate", twoWay: true }]));
    expect(find("football clubs").toSorted()).toEqual(["ai", "food"]);
  });

  it("what a word means in several words only where all of them stand", () => {
    put("whole", "Lungwatch", "Measures the maximal uptake of oxygen on a bike.");
    put("part", "Uptaker", "Counts the uptake of our newsletter.");
    index.setSynonyms(new Synonyms([{ term: "VO2", means: "maximal oxygen uptake", twoWay: true }]));
    expect(find("vo2")).toEqual(["whole"]);
    expect(find("vo2", { byMeaning: true })[0]).toBe("whole");
    put("own", "Mask", "Its mask reads VO2.");
    expect(find("vo2")).toEqual(["own", "whole"]);
    expect(find("maximal oxygen uptake")).toContain("own");
    index.setSynonyms(new Synonyms([{ term: "VO2", means: "maximal gibberishness", twoWay: false }]));
    expect(find("vo2")).toEqual(["own"]);
  });

  it("the exact name first", () => {
    put("other", "Plate Plan plan", "plate plan plate plan plate plan plate plan");
    expect(find("plate plan")[0]).toBe("food");
  });

  it("nothing for stop words and nothing", () => {
    expect([find("the of and"), find(""), find("🏉")]).toEqual([[], [], []]);
  });

  it("only the wanted kinds, and counts all", () => {
    const { ranked, byKind } = index.search("ai gps", { kinds: new Set([1]) });
    expect(ranked.map(({ candidate }) => keyOf(candidate))).toEqual(["ai"]);
    expect(byKind).toEqual([1, 1]);
  });
});

describe("documents", () => {
  it("change and go", () => {
    put("gps", "Cairn Two", "A pod.");
    expect([find("vest"), find("pod")]).toEqual([[], ["gps"]]);
    index.remove(["gps", "unknown"]);
    expect([find("pod"), index.size]).toEqual([[], 3]);
  });

  it("leave no trace in the statistics", () => {
    const { totals, documents } = index.statistics;
    const before = { ...totals, documents };
    put("new", "Something new", "With words of its own.");
    index.remove(["new"]);
    expect({ ...index.statistics.totals, documents: index.statistics.documents }).toEqual(before);
  });

  it("are found whatever segments they are packed into", () => {
    for (let at = 0; at < 600; at++) put(`many-${at}`, `Number w${at}`, "All gadgets.");
    for (let at = 0; at < 600; at += 2) put(`many-${at}`, `Again v${at}`, "All gadgets.");
    for (let at = 0; at < 600; at += 3) index.remove([`many-${at}`]);
    expect([find("w1"), find("v4"), find("v6"), find("w4")]).toEqual([["many-1"], ["many-4"], [], []]);
    expect(index.search("gadget").byKind).toEqual([400, 0]);
    expect(index.size).toBe(404);
  });
});

describe("a brief", () => {
  it("is worth the same to a record whatever else is found", () => {
    const scoreOf = () => index.read("distance vest", new Set([0])).ranked[0]?.score ?? 0;
    const alone = scoreOf();
    expect(alone).toBeGreaterThan(0.3);
    for (let at = 0; at < 20; at++) put(`vest-${at}`, `Vest ${at}`, "A vest.");
    index.remove(Array.from({ length: 20 }, (_, at) => `vest-${at}`));
    expect(scoreOf()).toBeCloseTo(alone, 6);
  });
});
