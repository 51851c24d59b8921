import { stemsOfRecord } from "../briefs/judging/coverage.ts";
import type { DiscoveryIndex } from "../discovery-index.ts";
import type { SourceRow } from "../live/sources.ts";
import type { Query } from "../ranking/query.ts";
import type { Matching } from "./highlight.ts";

/**
 * Returns a function for the stems that a query matches in a record, each with its weight. Alternatives of
 * several words are marked only in records that have all of them.
 */
export function marking(
  { slots }: Query,
  { vocabulary, statistics }: DiscoveryIndex,
): (row: SourceRow) => Matching {
  const entryOf = (stem: number, weight: number) =>
    [vocabulary.stems[stem] ?? "", weight * statistics.idf(statistics.withStem(stem))] as const;
  const words = new Map(
    slots.flatMap(({ alternatives }) => alternatives.map(({ stem, weight }) => entryOf(stem, weight))),
  );
  const phrases = slots.flatMap((slot) =>
    slot.phrases.map(({ stems, weight }) => stems.map((stem) => entryOf(stem, weight / stems.length))),
  );
  return (row) => {
    if (phrases.length === 0) return words;
    const said = stemsOfRecord(row);
    const whole = phrases.filter((phrase) => phrase.every(([stem]) => said.has(stem)));
    return new Map([...whole.flat(), ...words]);
  };
}
