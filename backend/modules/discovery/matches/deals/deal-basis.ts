import type { EntityManager } from "@mikro-orm/postgresql";
import { type Knowledge, SPORTS_AND_RATES } from "../../briefs/reading/read-brief.ts";
import { searchEngineOf } from "../../engine/engine-of.ts";
import {
  type InterestRow,
  type Interests,
  interestsFrom,
  type LookedFor,
  READ_INTERESTS,
} from "../interests.ts";
import { OF_PERSON, type Offer, type OfferText, personalOfferFrom } from "../offer.ts";

/** The data that deals are found by. */
interface DealBasis {
  readonly interests: Interests;
  readonly briefs: readonly LookedFor[];
  readonly offer: Offer | null;
  readonly knowledge: Knowledge;
}

interface BasisRow {
  readonly interests: InterestRow | null;
  readonly offers: readonly OfferText[];
  readonly sports: readonly string[];
  readonly rates: Knowledge["rates"];
}

const READ = `
  select (select to_jsonb(i) from (${READ_INTERESTS}) i) as interests,
    (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from (${OF_PERSON}) o) as offers,
    ${SPORTS_AND_RATES}`;

/** Reads a person's interests and offer, and the data needed to parse both, in two statements. */
export async function readDealBasis(em: EntityManager, person: number): Promise<DealBasis> {
  const [row] = await em.execute<BasisRow[]>(READ, [person, person]);
  const engine = searchEngineOf(em);
  return {
    interests: interestsFrom(row?.interests ?? undefined),
    briefs: row?.interests?.briefs ?? [],
    offer: personalOfferFrom(row?.offers ?? []),
    knowledge: {
      sports: row?.sports ?? [],
      rates: row?.rates ?? [],
      catalog: await engine.current(em),
      isComplete: () => engine.isComplete,
    },
  };
}
