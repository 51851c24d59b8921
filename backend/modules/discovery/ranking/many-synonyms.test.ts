import { beforeAll, describe, expect, it } from "vitest";
import { DiscoveryIndex } from "../discovery-index.ts";
import { Synonyms } from "./synonyms.ts";

/** As many as there may be. */
const MANY = 5_000;
/** The index measures in memory: a second is fifty times what it takes on a busy machine. */
const SOON = 1_000;
const numbers = Array.from({ length: MANY }, (_, at) => at);
/** Words of letters alone, different ones, that no two share a stem. */
const wordOf = (at: number) =>
  `q${[...at.toString(10).padStart(4, "0")].map((digit) => "bcdfghjklm"[Number(digit)]).join("")}`;

let index: DiscoveryIndex;
beforeAll(async () => {
  index = new DiscoveryIndex(1);
  for (let start = 0; start < MANY; start += 500) {
    index.put(
      numbers.slice(start, start + 500).map((at) => ({
        key: `solution:${at}`,
        kind: 0,
        fields: {
          title: `Record ${wordOf(at)}`,
          body: `It measures ${wordOf(at)}.`,
          features: [],
          tags: [],
          integrations: [],
          sports: [],
        },
      })),
    );
  }
});

const timed = (synonyms: Synonyms, text: string, byMeaning = false) => {
  const began = performance.now();
  const { byKind, query } = index.search(text, { synonyms, byMeaning });
  return { found: byKind[0], query, took: performance.now() - began };
};

describe("five thousand synonyms", () => {
  it("that begin with the same word cost a text of thousands of words no longer than others", () => {
    const alike = new Synonyms(
      numbers.map((at) => ({ term: `heart ${wordOf(at)}`, means: "pulse", twoWay: false })),
    );
    const { took } = timed(alike, "heart rate of the heart ".repeat(1_000), true);

    expect(took).toBeLessThan(SOON);
  });

  it("of the same word, each with another meaning, find every one of them", () => {
    const alike = new Synonyms(numbers.map((at) => ({ term: "heart", means: wordOf(at), twoWay: true })));
    const { found, took } = timed(alike, "heart");
    expect(found).toBe(MANY);

    expect(took).toBeLessThan(SOON);
    expect(timed(alike, "heart ".repeat(4_000), true).took).toBeLessThan(SOON);
  });

  it("of the same word, each with several words, find what has all of them", () => {
    const alike = new Synonyms(
      numbers.map((at) => ({ term: "heart", means: `${wordOf(at)} measures`, twoWay: false })),
    );
    const { found, took } = timed(alike, "heart");
    expect(found).toBe(MANY);

    expect(took).toBeLessThan(SOON);
  });
});

it("the longest term of several that begin alike is found, and the shorter ones too", () => {
  const nested = new Synonyms([
    { term: "heart", means: wordOf(1), twoWay: false },
    { term: "heart rate", means: wordOf(2), twoWay: false },
    { term: "heart rate belt", means: wordOf(3), twoWay: false },
    { term: "heart belt", means: wordOf(4), twoWay: false },
  ]);
  const { query } = timed(nested, "heart rate belt");
  const [heart] = query.slots;
  const meant = [
    ...(heart?.alternatives ?? []).map(({ stem }) => stem),
    ...(heart?.phrases ?? []).flatMap(({ stems }) => stems),
  ];
  const expected = [1, 2, 3].map((at) => index.vocabulary.findStem(wordOf(at)));
  expect(meant).toEqual(expect.arrayContaining(expected));
  expect(meant).not.toContain(index.vocabulary.findStem(wordOf(4)));
});
