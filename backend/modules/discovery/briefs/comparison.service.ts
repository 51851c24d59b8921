import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { yieldToOthers } from "../../../shared/postgres/connection-quota.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { PRICE_BAND_LABELS } from "../../catalog/solutions/price-band.ts";
import { LEVEL_LABELS } from "../../catalog/taxonomy/level.ts";
import { type RecordFacts, readFacts } from "../live/facts.ts";
import type { BriefInput } from "./brief.types.ts";
import type { ComparedCriterion, CriterionCell } from "./comparison.types.ts";
import { Verdicts } from "./criterion.ts";
import type { Judged } from "./judging/judge.ts";
import { askBrief, readKnowledge } from "./reading/read-brief.ts";

const MAX_COMPARED = 4;

/**
 * Compares a brief's criteria with what each of some solutions says about them. Solutions that aren't public
 * are omitted.
 * @throws InvalidInputError for more than four solutions, input that is too long or too much, or an invalid
 * date.
 */
export async function compareByBrief(
  context: Context,
  input: BriefInput,
  given: readonly string[],
): Promise<ComparedCriterion[]> {
  const ids = [...new Set(given.flatMap((id) => parseId(id) ?? []))];
  if (ids.length > MAX_COMPARED) {
    const message = `Compare at most ${MAX_COMPARED} at a time.`;
    throw new InvalidInputError(message, { ids: message });
  }
  const knowledge = await readKnowledge(context);
  await yieldToOthers();
  const { judge } = await askBrief(knowledge, input);
  const found = await readFacts(context.em, "solution", ids);
  await yieldToOthers();
  const columns = ids.flatMap((id) => {
    const facts = found.find((one) => one.id === id);
    return facts ? [{ facts, judged: judge(facts) }] : [];
  });
  const rows = columns[0]?.judged ?? [];
  return rows.map(({ kind, text }, at) => ({
    kind,
    text,
    cells: columns.flatMap(({ facts, judged }) => {
      const one = judged[at];
      return one ? [cellOf(one, facts)] : [];
    }),
  }));
}

function cellOf(judged: Judged, facts: RecordFacts): CriterionCell {
  const { verdict, passage } = judged;
  return {
    solutionId: String(facts.id),
    verdict,
    source: passage,
    fact: passage ? null : factOf(judged, facts),
  };
}

/** Returns the fact that decided a verdict without a passage; if the price leaves it unknown, that price. */
function factOf(
  { kind, verdict }: Judged,
  { category, sports, levels, priceBand }: RecordFacts,
): string | null {
  if (kind === "budget") return priceBand && `Price band: ${PRICE_BAND_LABELS[priceBand]}`;
  if (kind === "product") return verdict === Verdicts.MET ? `Category: ${category}` : null;
  const ofSports = sports.length > 0 ? `Sports: ${sports.join(", ")}` : "";
  const ofLevels =
    levels.length > 0 ? `Levels: ${levels.map((level) => LEVEL_LABELS[level]).join(", ")}` : "";
  if (kind === "sport") return ofSports || null;
  if (kind === "level") return ofLevels || null;
  // A demand that names nothing but sports or levels is judged by those fields.
  return verdict === Verdicts.UNKNOWN ? null : [ofSports, ofLevels].filter(Boolean).join(". ") || null;
}
