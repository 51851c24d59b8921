import type { Context } from "../../../../shared/context.ts";
import { yieldToOthers } from "../../../../shared/postgres/connection-quota.ts";
import type { RecordFacts } from "../../live/facts.ts";
import { documentOf } from "../../live/sources.ts";
import { KINDS } from "../../search/kinds.ts";
import type { BriefInput } from "../brief.types.ts";
import { bandBySaying, byBand } from "../judging/band.ts";
import { coverageOf } from "../judging/coverage.ts";
import { type Explained, explained } from "../judging/explained.ts";
import { judging } from "../judging/judge.ts";
import { factorsOf, totalOf } from "../judging/score.ts";
import { readKnowledge, textsOf } from "../reading/read-brief.ts";
import { understandBrief } from "../reading/understand-brief.ts";
import { assertFirst } from "./match-records.ts";

/** The minimum coverage by rarity of the words; records below it are unrelated to the brief. */
const LEAST = 0.06;

/**
 * Returns the texts that fit a brief best, with reasons, in two statements. The texts are in no index
 * (people's texts, for instance, may be hidden at any time), and are scored relative to all public records.
 * @throws InvalidInputError for more than twenty matches.
 */
export async function matchTexts(
  context: Context,
  input: BriefInput,
  texts: readonly RecordFacts[],
  first: number,
): Promise<{ matches: readonly Explained[]; isComplete: boolean }> {
  assertFirst(first);
  const knowledge = await readKnowledge(context);
  const { catalog, sports, rates, isComplete } = knowledge;
  const { text, criteria } = understandBrief(input, knowledge);
  const index = await catalog.about([text, ...textsOf(criteria)]);
  await index.gather(text, { byMeaning: true });
  await yieldToOthers();
  const reading = index.read(text, new Set(KINDS.keys()));
  const judge = judging(criteria, { reading, index, sports, rates });
  const shares = reading.compare(texts.map(documentOf));
  const fitting = texts.flatMap((facts, at) => {
    const covered = coverageOf(facts, reading.query.slots, index);
    if (covered < LEAST) return [];
    const judged = judge(facts);
    const factors = factorsOf(shares[at] ?? [], judged);
    const match = { facts, judged, factors, total: totalOf(factors) };
    return [{ match, band: bandBySaying(covered, judged) }];
  });
  fitting.sort((a, b) => b.match.total - a.match.total || a.match.facts.id - b.match.facts.id);
  return {
    matches: byBand(fitting)
      .slice(0, first)
      .map(({ match, band }) => explained(match, band, { reading, judge }))
      .filter(({ reasons }) => reasons.evidence.length > 0),
    isComplete: isComplete(),
  };
}
