import { expect, it } from "vitest";
import { briefWords } from "./brief-words.ts";
import { parseBrief } from "./parse-brief.ts";

const wordsOf = (text: string) => briefWords(text, parseBrief(text, ["Rugby", "Volleyball"]).criteria);

it.each([
  [
    "what demands are about",
    "GPS trackers for a rugby club. Must export CSV. Budget $20,000.",
    "GPS trackers for a rugby club.",
  ],
  [
    "a need without a product's name",
    "Our volunteers have never been taught how to coach. It must work offline.",
    "Our volunteers have never been taught how to coach.",
  ],
  ["what stands before a demand", "A video tool that must run in a browser", "A video tool that must"],
  [
    "what isn't who asks",
    "We are a swim club. Timing pads for our pool are needed. It must work offline.",
    "Timing pads for our pool are needed.",
  ],
  [
    "what is demanded itself",
    "Scheduling software is required, it must be free.",
    "Scheduling software is required, it must be",
  ],
])("ranks by %s twice more", (_, text, need) => {
  const [first, second, ...rest] = wordsOf(text).split("\n");
  expect([first, second].map((line) => line?.replace(/\s+/g, " ").replace(/ ?\.?$/, ""))).toEqual(
    Array(2).fill(need.replace(/\.$/, "")),
  );
  expect(rest).toHaveLength(1);
});

it.each([
  ["no demand", "GPS trackers for a rugby club"],
  ["nothing but demands", "The system must track jumps and it must work offline."],
  ["who asks and demands", "We are a volleyball club with 3 teams. The system must track jumps."],
])("ranks by the text of a brief with %s", (_, text) => {
  expect(wordsOf(text)).toBe(text);
});
