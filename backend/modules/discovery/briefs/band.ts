import type { DiscoveryIndex } from "../discovery-index.ts";
import type { RecordFacts } from "../live/facts.ts";
import type { Slot } from "../ranking/query.ts";
import { stemOf } from "../text/stem.ts";
import { wordsOf } from "../text/words.ts";
import { type MatchBand, MatchBands } from "./brief.types.ts";
import { type CriterionKind, DEMANDED, Verdicts } from "./criterion.ts";
import type { Judged } from "./judge.ts";

/** How much of a brief, by rarity of its words, a record says in each band. */
const STRONG = 0.6;
export const GOOD = 0.35;

/**
 * The band of a record: how much of the brief it says, and whether criteria speak against it. With more of them against
 * it than for it, it is no good match, however well its words fit.
 */
export function bandOf(
  covered: number,
  judged: readonly Judged[],
  demanded: ReadonlySet<CriterionKind>,
): MatchBand {
  const countOf = (asked: Judged["verdict"]) => judged.filter(({ verdict }) => verdict === asked).length;
  if (countOf(Verdicts.NOT_MET) > countOf(Verdicts.MET)) return MatchBands.POSSIBLE;
  const isDoubtful = judged.some(
    ({ kind, verdict }) =>
      verdict === Verdicts.NOT_MET || (demanded.has(kind) && verdict === Verdicts.UNKNOWN),
  );
  if (covered >= STRONG && !isDoubtful) return MatchBands.STRONG;
  return covered >= GOOD ? MatchBands.GOOD : MatchBands.POSSIBLE;
}

/** Whether a record is told of as a new match: it is known to meet every must, and fits well or better. */
export function isWorthTelling(covered: number, judged: readonly Judged[]): boolean {
  const meetsMusts = judged.every(({ kind, verdict }) => kind !== "must" || verdict === Verdicts.MET);
  return meetsMusts && bandOf(covered, judged, DEMANDED) !== MatchBands.POSSIBLE;
}

/** The stems of everything that a record says. */
export function stemsOfRecord(
  record: Omit<RecordFacts, "kind" | "levels" | "priceBand">,
): ReadonlySet<string> {
  const { title, body, features, tags, integrations, owner, category, sports } = record;
  const text = [title, body, ...features, ...tags, ...integrations, owner, category, ...sports].join("\n");
  return new Set(wordsOf(text).map((word) => stemOf(word.text)));
}

/** How much of a brief stems say, from 0 to 1, by rarity of the words. */
export function coverageBy(
  stems: ReadonlySet<string>,
  slots: readonly Slot[],
  { vocabulary }: DiscoveryIndex,
): number {
  let [said, all] = [0, 0];
  const isSaid = (stem: number) => stems.has(vocabulary.stems[stem] ?? "");
  for (const slot of slots) {
    all += slot.idf;
    if (isSaidBy(slot, isSaid)) said += slot.idf;
  }
  return all > 0 ? said / all : 0;
}

/** How many of the words of a brief stems say. */
export function wordsSaidBy(
  stems: ReadonlySet<string>,
  slots: readonly Slot[],
  { vocabulary }: DiscoveryIndex,
): number {
  const isSaid = (stem: number) => stems.has(vocabulary.stems[stem] ?? "");
  return slots.filter((slot) => isSaidBy(slot, isSaid)).length;
}

/** Whether what stands for a word is said. */
function isSaidBy({ alternatives, phrases }: Slot, isSaid: (stem: number) => boolean): boolean {
  return alternatives.some(({ stem }) => isSaid(stem)) || phrases.some(({ stems }) => stems.every(isSaid));
}

/** How much of a brief a record says, from 0 to 1, by rarity of the words. */
export function coverageOf(facts: RecordFacts, slots: readonly Slot[], index: DiscoveryIndex): number {
  return coverageBy(stemsOfRecord(facts), slots, index);
}
