import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { GOOD } from "../../briefs/judging/band.ts";
import { coverageBy, stemsOfRecord, wordsSaidBy } from "../../briefs/judging/coverage.ts";
import type { Explained } from "../../briefs/judging/explained.ts";
import { assertFirst, type Covering, coveringAll } from "../../briefs/matching/match-records.ts";
import { levelsIn } from "../../briefs/reading/names.ts";
import type { DiscoveryIndex } from "../../discovery-index.ts";
import type { Slot } from "../../ranking/query.ts";
import { type LookedFor, wordsOf } from "../interests.ts";
import { matchInterests } from "../match-interests.ts";
import { coveringBy } from "../opportunity-matches.service.ts";
import { readDealBasis } from "./deal-basis.ts";
import type { Deal, DealBrief, DealFlow } from "./deal-flow.types.ts";

/** The minimum number of a brief's words that a record must have to be shown as fitting it. */
const LEAST_WORDS = 2;

/**
 * Returns the vendors and open opportunities that fit the actor's interests, and which of their briefs each
 * fits, in four statements, since links need only the matched data.
 * @throws InvalidInputError for more than twenty.
 */
export async function dealFlow(context: Context, first: number): Promise<DealFlow> {
  assertFirst(first);
  const { interests, briefs, offer, knowledge } = await readDealBasis(context.em, personOf(context).id);
  const find = async (kind: "vendor" | "opportunity", covering: Covering) => {
    const named = namingBriefs(briefs, covering);
    const found = await matchInterests(context, interests, kind, first, {
      covering: named.covering,
      knowledge,
    });
    return { ...found, deals: found.matches.map((match) => dealOf(match, named.briefOf(match.facts.id))) };
  };
  const vendors = await find("vendor", coveringAll);
  const opportunities = await find("opportunity", offer ? coveringBy(offer) : coveringAll);
  return {
    basedOn: interests.basedOn,
    isComplete: vendors.isComplete && opportunities.isComplete,
    vendors: vendors.deals,
    opportunities: opportunities.deals,
  };
}

/** Records, during the comparison, which brief each record covers best. */
function namingBriefs(briefs: readonly LookedFor[], covering: Covering) {
  const named = new Map<number, DealBrief>();
  const noting: Covering = (reading, index) => {
    const covered = covering(reading, index);
    const asked = briefs.map((brief) => ({ brief, slots: reading.understand(wordsOf(brief)).slots }));
    return (facts) => {
      let most = GOOD;
      const stems = stemsOfRecord(facts);
      for (const { brief, slots } of asked) {
        const share = coverageBy(stems, slots, index);
        if (share < most || !saysWhatItIsAbout(stems, slots, index)) continue;
        most = share;
        named.set(facts.id, { id: brief.id, name: brief.name });
      }
      return covered(facts);
    };
  };
  return { covering: noting, briefOf: (id: number) => named.get(id) ?? null };
}

/**
 * Whether a record has two of a brief's words besides its level, or all if there are fewer: many records have
 * "professional".
 */
function saysWhatItIsAbout(
  stems: ReadonlySet<string>,
  slots: readonly Slot[],
  index: DiscoveryIndex,
): boolean {
  const telling = slots.filter(({ word }) => levelsIn(word).length === 0);
  return telling.length > 0 && wordsSaidBy(stems, telling, index) >= Math.min(LEAST_WORDS, telling.length);
}

function dealOf({ facts, reasons }: Explained, brief: DealBrief | null): Deal {
  const { id, slug, title, owner } = facts;
  const quote = reasons.evidence[0]?.quote ?? null;
  return { recordId: id, slug, name: title, owner, score: reasons.score, quote, brief };
}
