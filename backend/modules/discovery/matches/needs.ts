import { Field, ObjectType } from "type-graphql";
import { LEVEL_LABELS, type Level } from "../../catalog/taxonomy/level.ts";
import { type Verdict, Verdicts } from "../briefs/criterion.ts";
import { findEvidence, plainTermsOf } from "../briefs/judging/find-evidence.ts";
import type { Offer } from "./offer.ts";

/** The stated needs of an opportunity. */
export interface Needing {
  readonly category: string;
  readonly sports: readonly string[];
  readonly levels: readonly Level[];
  readonly requirements: readonly string[];
}

@ObjectType({
  description: "Something that an opportunity says it needs, and whether someone says they have it.",
})
export class JudgedNeed {
  @Field({ description: "The need in words." })
  text: string;

  @Field(() => Verdicts, { description: "What they say about it." })
  verdict: Verdict;

  @Field(() => String, {
    nullable: true,
    description: "The words that say so, verbatim; null for a sport, a level or a category.",
  })
  quote: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where they come from: `Your profile`, or the name of a vendor or solution.",
  })
  source: string | null;
}

/** The share of a need's words that one clause must have. */
const MOST = 0.7;

/** Returns an opportunity's needs with an offer's verdicts; sport, level and category are one need each. */
export function judgeNeeds({ category, sports, levels, requirements }: Needing, offer: Offer): JudgedNeed[] {
  const plain = (text: string, isMet: boolean): JudgedNeed => ({
    text,
    quote: null,
    source: null,
    verdict: isMet ? Verdicts.MET : Verdicts.UNKNOWN,
  });
  return [
    ...(sports.length > 0 ? [plain(`For ${sports.join(" or ")}`, sports.some(offer.isFor))] : []),
    ...(levels.length > 0
      ? [
          plain(
            `Level: ${levels.map((level) => LEVEL_LABELS[level]).join(" or ")}`,
            levels.some((level) => offer.levels.has(level)),
          ),
        ]
      : []),
    ofCategory(category, offer),
    ...[...new Set(requirements)].filter((text) => text !== category).map((text) => said(text, offer)),
  ];
}

function ofCategory(category: string, offer: Offer): JudgedNeed {
  const source = offer.sourceOfCategory.get(category.toLowerCase());
  return source ? { text: category, verdict: Verdicts.MET, quote: null, source } : said(category, offer);
}

function said(text: string, { clauses, sourceOf }: Offer): JudgedNeed {
  const { verdict, passage } = findEvidence(plainTermsOf(text), clauses, MOST);
  if (!passage || verdict === "unknown")
    return { text, verdict: Verdicts.UNKNOWN, quote: null, source: null };
  return {
    text,
    verdict: verdict === "met" ? Verdicts.MET : Verdicts.NOT_MET,
    quote: passage.quote,
    source: sourceOf(passage) ?? null,
  };
}

/** Returns the percentage of needs that are met. */
export function shareMet(needs: readonly JudgedNeed[]): number {
  const met = needs.filter(({ verdict }) => verdict === Verdicts.MET).length;
  return Math.round((100 * met) / needs.length);
}
