import { clausesOf, findEvidence, plainTermsOf } from "../../discovery/briefs/judging/find-evidence.ts";
import { passagesOf } from "../../discovery/briefs/judging/record-texts.ts";
import type { EvaluationCriterion, EvaluationFacts, EvaluationQuote } from "./room.types.ts";

/** The share of a criterion's words that a clause has to have. */
const SHARE = 0.6;
/** What criteria about money are called; the price answers them. */
const MONEY = /\b(?:price|pricing|cost|costs|budget)\b/i;

/**
 * Returns a function that finds what the catalog says on each criterion, in its own words; nothing on those that
 * stay open. The criteria are read once for all candidates.
 */
export function quotesOn(
  criteria: readonly Pick<EvaluationCriterion, "id" | "title">[],
): (facts: Omit<EvaluationFacts, "asOf">) => EvaluationQuote[] {
  let read: { criterionId: number; terms: ReturnType<typeof plainTermsOf> | null }[] | undefined;
  return ({ description, pricing, features, integrations }) => {
    read ??= criteria.map(({ id: criterionId, title }) => ({
      criterionId,
      terms: MONEY.test(title) ? null : plainTermsOf(title),
    }));
    const clauses = clausesOf(
      passagesOf({ body: description, features, tags: [], integrations, documents: [] }),
    );
    return read.flatMap(({ criterionId, terms }) => {
      const text = terms ? findEvidence(terms, clauses, SHARE).passage?.quote : pricing;
      return text ? [{ criterionId, text }] : [];
    });
  };
}
