import type { ObjectQuery } from "@mikro-orm/postgresql";
import type { Context } from "../../shared/context.ts";
import { asEnum, chosenIn, countFacets, type FacetSource, withFacets } from "../../shared/facets.ts";
import { parseId } from "../../shared/ids.ts";
import { findPage, type PageQuery } from "../../shared/keyset.ts";
import { searchPattern } from "../../shared/text.ts";
import type { MarketTrendFilter, MarketTrendsArguments, TrendSort } from "./market.inputs.ts";
import type { MarketTrendPage } from "./market-trend.connection.ts";
import { MarketTrend } from "./market-trend.entity.ts";
import { SENTIMENT_LABELS, Sentiments } from "./sentiment.ts";

/** Each order ends in the id, so that a cursor names one place; each has its index. */
const ORDERS: Record<TrendSort, PageQuery<MarketTrend>["orderBy"]> = {
  impact: { impactScore: "desc", id: "desc" },
  newest: { createdAt: "desc", id: "desc" },
};

const FACETS: Record<keyof MarketTrendFilter, FacetSource> = {
  categories: { value: "t.category" },
  sentiments: { value: "t.sentiment" },
};

function trendWhere(
  { search, filter }: Pick<MarketTrendsArguments, "search" | "filter">,
  except?: keyof MarketTrendFilter,
): ObjectQuery<MarketTrend> {
  const conditions: ObjectQuery<MarketTrend>[] = [];
  const pattern = searchPattern(search);
  if (pattern)
    conditions.push({ $or: [{ title: { $ilike: pattern } }, { description: { $ilike: pattern } }] });
  const chosen = chosenIn(filter, except);
  const categories = chosen("categories");
  if (categories) conditions.push({ category: { $in: categories } });
  const sentiments = chosen("sentiments");
  if (sentiments) conditions.push({ sentiment: { $in: sentiments } });
  return conditions.length > 0 ? { $and: conditions } : {};
}

/**
 * One page of the trends that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listTrends({ em }: Context, args: MarketTrendsArguments): Promise<MarketTrendPage> {
  const page = await findPage(em, MarketTrend, args, { where: trendWhere(args), orderBy: ORDERS[args.sort] });
  const count = () =>
    countFacets(em, MarketTrend, { where: (except) => trendWhere(args, except), sources: FACETS });
  return withFacets(page, count, ({ values }) => ({
    ...values,
    sentiments: asEnum(values.sentiments, Sentiments, SENTIMENT_LABELS),
  }));
}

/** The trend, or null when there is none with this id. */
export async function findTrend({ em }: Context, id: string): Promise<MarketTrend | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(MarketTrend, key);
}
