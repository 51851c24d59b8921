import type { EntityManager } from "@mikro-orm/postgresql";
import type { PriceBand } from "../../catalog/solutions/price-band.ts";
import type { Level } from "../../catalog/taxonomy/level.ts";
import { openNow } from "../../marketplace/posting-base/stage.ts";
import type { SearchKind } from "../search/kinds.ts";
import { SOURCE_COLUMNS, SOURCES, type SourceRow } from "./sources.ts";

/** A record with the data that briefs are matched against; mentors are in no index. */
export interface RecordFacts extends Omit<SourceRow, "kind"> {
  readonly kind: SearchKind | "mentor";
  /** The levels of sport that it is for; empty if it doesn't state any. */
  readonly levels: readonly Level[];
  /** Its price band; null for records without a price. */
  readonly priceBand: PriceBand | null;
  /** The keys of rejected facts, as `factKey` writes them; absent for records without any. */
  readonly rejectedFacts?: readonly string[] | null;
  /** The vendor's city and country; absent for records without a vendor. */
  readonly location?: string | null;
}

/** The kinds of records that can be matched with a brief. */
export type MatchedKind = "solution" | "vendor" | "opportunity" | "paper";

/** What a vendor offers, and for whom, as columns that replace those of the same name. */
const OFFERS = `
  array(select s.title from solutions s where s.vendor_id = r.id and s.status = 'published'
    order by s.score desc, s.id limit 20) as features,
  array(select distinct p.name::text from solutions s join solution_sports l on l.solution_id = s.id
    join sports p on p.id = l.sport_id where s.vendor_id = r.id and s.status = 'published' order by 1) as sports,
  array(select distinct level from solutions s, unnest(s.levels) level
    where s.vendor_id = r.id and s.status = 'published' order by 1) as levels`;

/** The facts of each kind, as a SELECT on `r`, the records as they are searched. */
const FACTS: Readonly<Record<MatchedKind, { readonly columns: string; readonly joins: string }>> = {
  solution: {
    columns: `s.levels, s.price_band as "priceBand", s.rejected_facts as "rejectedFacts",
      concat_ws(', ', v.city, v.country) as location`,
    joins: "join solutions s on s.id = r.id join vendors v on v.id = s.vendor_id",
  },
  vendor: { columns: `${OFFERS}, null as "priceBand", null as "rejectedFacts"`, joins: "" },
  opportunity: {
    columns: `o.levels, null as "priceBand", null as "rejectedFacts"`,
    joins: `join opportunities o on o.id = r.id and ${openNow("o")}`,
  },
  paper: { columns: `'{}'::text[] as levels, null as "priceBand", null as "rejectedFacts"`, joins: "" },
};

/**
 * Whether a kind's records are matched by indexed data alone; vendors are also matched by what they offer.
 */
export function isMatchedAsIndexed(kind: MatchedKind): boolean {
  return kind !== "vendor";
}

/**
 * Reads public records with their facts, in one statement; opportunities only while they accept applications.
 */
export async function readFacts(
  em: EntityManager,
  kind: MatchedKind,
  ids: readonly number[],
): Promise<RecordFacts[]> {
  if (ids.length === 0) return [];
  const { columns, joins } = FACTS[kind];
  return em.execute<RecordFacts[]>(
    `with r (${SOURCE_COLUMNS}) as (${SOURCES[kind]} and t.id = any(?))
     select r.*, ${columns} from r ${joins}`,
    [`{${ids.join(",")}}`],
  );
}
