import { clausesOf, findEvidence, plainTermsOf } from "../../discovery/briefs/judging/find-evidence.ts";
import { passagesOf } from "../../discovery/briefs/judging/record-texts.ts";
import type { EvaluationCriterion, EvaluationFacts, EvaluationQuote } from "./room.types.ts";

/** The share of a criterion's words that a clause has to have. */
const SHARE = 0.6;
/** What criteria about money are called; the price answers them. */
const MONEY = /\b(?:price|pricing|cost|costs|budget)\b/i;

/** Returns what the catalog says on each criterion, in its own words; nothing on those that stay open. */
export function quotesOn(
  criteria: readonly Pick<EvaluationCriterion, "id" | "title">[],
  { description, pricing, features, integrations }: Omit<EvaluationFacts, "asOf">,
): EvaluationQuote[] {
  const clauses = clausesOf(
    passagesOf({ body: description, features, tags: [], integrations, documents: [] }),
  );
  return criteria.flatMap(({ id: criterionId, title }) => {
    if (MONEY.test(title)) return pricing ? [{ criterionId, text: pricing }] : [];
    const { passage } = findEvidence(plainTermsOf(title), clauses, SHARE);
    return passage ? [{ criterionId, text: passage.quote }] : [];
  });
}
