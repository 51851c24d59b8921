import { MarketTrend } from "../../modules/catalog/market/market-trend.entity.ts";
import { Category } from "../../modules/catalog/taxonomy/category.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, named, store, unique } from "./store.ts";

type TrendFields = Fields<MarketTrend, "category" | "observations"> & {
  category?: string;
  observations?: readonly (readonly [observedOn: string, value: number])[];
};

/** A trend; the category is a name. */
export function createTrend(
  place: HasDatabase,
  { category = "Wearables", observations = [], ...fields }: TrendFields = {},
): Promise<MarketTrend> {
  const title = String(fields.title ?? unique("Trend"));
  return store(place, MarketTrend, async (em) => ({
    title,
    slug: slugify(title),
    description: "More clubs buy them.",
    impactScore: 5,
    sentiment: "neutral",
    source: "A survey of clubs",
    category: await named(em, Category, category, { kind: "trend" }),
    observations: observations.map(([observedOn, value]) => ({ observedOn, value })),
    ...fields,
  }));
}
