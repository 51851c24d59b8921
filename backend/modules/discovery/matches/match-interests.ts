import type { Context } from "../../../shared/context.ts";
import type { BriefInput } from "../briefs/brief.types.ts";
import type { Explained } from "../briefs/judging/explained.ts";
import { assertFirst, type Matching, matchRecords } from "../briefs/matching/match-records.ts";
import type { MatchedKind } from "../live/facts.ts";
import type { Interests } from "./interests.ts";

/** The matches of a person's interests. */
interface Fitting {
  readonly basedOn: readonly string[];
  readonly matches: readonly Explained[];
  readonly isComplete: boolean;
}

/** Turns a text about a person into a brief whose words and sports count, but which demands nothing. */
export function wordsOnly(text: string, sports: readonly string[]): BriefInput {
  return {
    text,
    product: null,
    sports: [...sports],
    level: null,
    must: [],
    should: [],
    wont: [],
    integrations: [],
    budgetMax: null,
    deadline: null,
  };
}

/**
 * Returns the records of a kind that fit a person's interests, without those that they already know; none if
 * nothing is known about the person.
 */
export async function matchInterests(
  context: Context,
  { text, sports, basedOn, known }: Interests,
  kind: MatchedKind,
  first: number,
  { covering, knowledge, narrow }: Pick<Matching, "covering" | "knowledge" | "narrow"> = {},
): Promise<Fitting> {
  assertFirst(first);
  if (basedOn.length === 0) return { basedOn, matches: [], isComplete: true };
  const { matches, isComplete } = await matchRecords(context, wordsOnly(text, sports), {
    kind,
    first,
    knowledge,
    except: known(kind),
    covering,
    narrow,
  });
  return { basedOn, matches: matches.filter(({ reasons }) => reasons.evidence.length > 0), isComplete };
}
