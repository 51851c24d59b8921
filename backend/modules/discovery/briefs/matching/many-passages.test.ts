import { describe, expect, it } from "vitest";
import { DiscoveryIndex } from "../../discovery-index.ts";
import type { RecordFacts } from "../../live/facts.ts";
import { documentOf } from "../../live/sources.ts";
import { judging } from "../judging/judge.ts";
import { evidenceOf } from "../judging/score.ts";

const record = (id: number, body: string): RecordFacts => ({
  kind: "solution",
  id,
  slug: `s-${id}`,
  title: `Record ${id}`,
  owner: null,
  body,
  features: [],
  tags: [],
  integrations: [],
  category: null,
  sports: [],
  levels: [],
  priceBand: null,
});

describe("evidence of a text of thousands of sentences", () => {
  it("is found by trying a few of them, those of criteria too", () => {
    const filler = "A b. ".repeat(3_900);
    const body = `${filler}It times sprints. ${filler.slice(0, 200)}It keeps oars dry.`;
    const others = ["Sprints.", "Times sprints at gates.", "Gates that time sprints, and sprints."];
    const records = [record(1, body), ...others.map((text, at) => record(at + 2, text))];
    const index = new DiscoveryIndex(6);
    index.put(records.map(documentOf));
    const reading = index.read("It times sprints", new Set([0]));
    let compared = 0;
    const counting = {
      ...reading,
      compare: (documents: Parameters<typeof reading.compare>[0]) => {
        compared += documents.length;
        return reading.compare(documents);
      },
    };
    const none = { sports: [], product: null, level: null, should: [], wont: [], integrations: [] };
    const quotesWith = (must: string[]) => {
      compared = 0;
      const judge = judging(
        { ...none, must, budgetMax: null, deadline: null, quantities: [], places: [] },
        { reading, index, sports: [], rates: [] },
      );
      return evidenceOf(records[0] ?? record(1, ""), { reading: counting, judge });
    };
    expect(quotesWith([]).map(({ quote }) => quote)).toEqual(["It times sprints."]);
    expect(compared).toBeLessThan(70);
    expect(quotesWith(["keeps oars dry"])).toContainEqual(
      expect.objectContaining({ quote: "It keeps oars dry.", criterion: "keeps oars dry" }),
    );
    expect(compared).toBeLessThan(70);
  });
});
