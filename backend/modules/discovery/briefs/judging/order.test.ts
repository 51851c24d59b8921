import { describe, expect, it } from "vitest";
import type { RecordFacts } from "../../live/facts.ts";
import { MatchBands } from "../brief.types.ts";
import { Verdicts } from "../criterion.ts";
import { bandOf, byBand } from "./band.ts";
import type { Judged } from "./judge.ts";
import { orderMatches } from "./order.ts";

const recordOf = (id: number): RecordFacts => ({
  kind: "solution",
  id,
  slug: `record-${id}`,
  title: `Record ${id}`,
  owner: null,
  body: "",
  category: null,
  features: [],
  tags: [],
  integrations: [],
  sports: [],
  levels: [],
  priceBand: null,
});
/** A candidate for each worth of its text, by its place from 1. */
const candidatesOf = (worths: readonly number[]) =>
  worths.map((worth, at) => ({
    facts: recordOf(at + 1),
    shares: [{ name: "lexical", weight: 1, value: worth, contribution: worth } as const],
  }));
const criterion = (kind: Judged["kind"], verdict: Judged["verdict"]): Judged => ({
  kind,
  text: kind,
  verdict,
  passage: null,
});
const idsOf = (found: readonly { facts: RecordFacts }[]) => found.map(({ facts }) => facts.id);

describe("matches", () => {
  it("end where a record has nothing to do with a brief", () => {
    const { matches, nearest } = orderMatches(candidatesOf([0.2, 0.6, 0.04]), () => []);
    expect([idsOf(matches), nearest]).toEqual([[2, 1], []]);
  });

  it("are none where the best is worth less than the brief is strange, and the nearest are told", () => {
    const candidates = candidatesOf([0.3, 0.2, 0.1, 0.4]);
    const { matches, nearest, ruledOut } = orderMatches(candidates, () => [], 0.41);
    expect([matches, idsOf(nearest), ruledOut]).toEqual([[], [4, 1, 2], 0]);
    // What the best is worth decides; the others follow.
    expect(idsOf(orderMatches(candidates, () => [], 0.4).matches)).toEqual([4, 1, 2, 3]);
  });

  it("leave out what is known to break a demand, and nothing that doesn't say", () => {
    const judge = ({ id }: RecordFacts) => [
      criterion("must", id === 1 ? Verdicts.NOT_MET : Verdicts.UNKNOWN),
    ];
    const { matches, ruledOut } = orderMatches(candidatesOf([0.5, 0.4]), judge);
    expect([idsOf(matches), ruledOut]).toEqual([[2], 1]);
  });

  it("of a record that says nothing of any demand lose next to nothing", () => {
    const kinds = ["product", "must", "should", "wont", "sport", "level", "budget", "integration"] as const;
    for (const kind of [...kinds, "quantity", "place"] as const) {
      const [match] = orderMatches(candidatesOf([0.5]), () => [criterion(kind, Verdicts.UNKNOWN)]).matches;
      expect(match?.total, kind).toBeGreaterThanOrEqual(0.49);
    }
  });

  it("of another kind of product come after one that is looked for, whatever else they meet", () => {
    const judge = ({ id }: RecordFacts) => [
      { ...criterion("product", id === 1 ? Verdicts.MET : Verdicts.UNKNOWN), share: id === 1 ? 0.9 : 0 },
      ...["must", "must", "integration", "budget"].map((kind) =>
        criterion(kind as Judged["kind"], id === 1 ? Verdicts.UNKNOWN : Verdicts.MET),
      ),
    ];
    expect(idsOf(orderMatches(candidatesOf([0.4, 0.38]), judge).matches)).toEqual([1, 2]);
  });

  it("have bands in their order", () => {
    const { matches } = orderMatches(candidatesOf([0.1, 0.33, 0.9, 0.31, 0.5]), () => []);
    expect(matches.map(({ total }) => bandOf(total))).toEqual([
      MatchBands.STRONG,
      MatchBands.STRONG,
      MatchBands.GOOD,
      MatchBands.POSSIBLE,
      MatchBands.POSSIBLE,
    ]);
  });
});

it("puts none below one of a worse band, and else leaves the order", () => {
  const { STRONG, GOOD, POSSIBLE } = MatchBands;
  const bands = [GOOD, POSSIBLE, STRONG, GOOD].map((band, at) => ({ band, at }));
  expect(byBand(bands).map(({ at }) => at)).toEqual([2, 0, 3, 1]);
});
