import type { EntityManager } from "@mikro-orm/postgresql";
import type { MarketPrediction } from "./market-prediction.ts";
import { SHORTEST } from "./predict.ts";

/** A stored series with enough values to be predicted. */
export interface Series
  extends Pick<MarketPrediction, "trend" | "kind" | "trendId" | "measure" | "unit" | "source" | "rows"> {}

/** Uses only the latest values: ten years of quarters. */
const MAX_VALUES = 40;
/** The number of trends used, those of the highest impact. */
const MAX_TRENDS = 60;

/**
 * Returns the market's series, dated by the end of each period: trends by impact, funding, and its segments.
 */
export async function readSeries(em: EntityManager): Promise<Series[]> {
  const [funding, trends] = await Promise.all([readFunding(em), readTrends(em)]);
  return [...funding, ...trends];
}

function readTrends(em: EntityManager): Promise<Series[]> {
  return em.execute<Series[]>(
    `select t.title as trend, 'trend' as kind, t.id::text as "trendId", t.measure, t.unit, t.source, o.rows
     from (select * from market_trends order by impact_score desc, id desc limit ${MAX_TRENDS}) t
     cross join lateral (
       select jsonb_agg(jsonb_build_object('observedOn', observed_on, 'value', value) order by observed_on) as rows,
         count(*) as length
       from (select observed_on, value from trend_observations where trend_id = t.id
         order by observed_on desc limit ${MAX_VALUES}) latest) o
     where o.length >= ${SHORTEST} order by t.impact_score desc, t.id desc`,
  );
}

/** Quarters have no rows for missing segments, so only segments present in every quarter form a series. */
function readFunding(em: EntityManager): Promise<Series[]> {
  return em.execute<Series[]>(
    `with latest as (
       select id, amount_usd, source, year, quarter,
         (make_date(year, quarter * 3, 1) + interval '1 month - 1 day')::date as ends
       from funding_quarters order by year desc, quarter desc limit ${MAX_VALUES}),
     totals as (
       select 'Funding' as trend, 'funding' as kind, count(*) as length,
         (array_agg(source order by ends desc))[1] as source,
         jsonb_agg(jsonb_build_object('observedOn', ends, 'value', amount_usd) order by ends) as rows
       from latest),
     segments as (
       select 'Funding: ' || name as trend, 'segment' as kind, count(distinct ends) as length,
         (array_agg(source order by ends desc))[1] as source,
         jsonb_agg(jsonb_build_object('observedOn', ends, 'value', amount) order by ends) as rows
       from (select l.ends, l.source, r.name, sum(r.amount_usd) as amount
         from latest l join funding_quarter_rows r on r.quarter_id = l.id group by 1, 2, 3) parts
       group by name having count(distinct ends) = (select count(*) from latest))
     select trend, kind, null as "trendId", 'Announced investments' as measure, 'USD per quarter' as unit, source, rows
     from (select * from totals union all select * from segments) series
     where length >= ${SHORTEST}
     order by kind, (rows -> -1 ->> 'value')::numeric desc, trend limit 60`,
  );
}
