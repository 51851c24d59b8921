import { MarketTrend } from "../../modules/market/market-trend.entity.ts";
import { slugify } from "../../shared/text.ts";
import { categoryNamed, type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A trend without observations; the category is a name. */
export function createTrend(
  place: HasDatabase,
  { category = "Wearables", ...fields }: Fields<MarketTrend, "category"> & { category?: string } = {},
): Promise<MarketTrend> {
  const title = String(fields.title ?? unique("Trend"));
  return store(place, MarketTrend, async (em) => ({
    title,
    slug: slugify(title),
    description: "More clubs buy them.",
    impactScore: 5,
    sentiment: "neutral",
    source: "A survey of clubs",
    category: await categoryNamed(em, "trend", category),
    ...fields,
  }));
}
