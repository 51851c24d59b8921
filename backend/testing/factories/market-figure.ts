import { MarketFigure } from "../../modules/catalog/market/market-figure.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A part of a figure. */
interface Part {
  readonly name: string;
  readonly valueUsd: number;
  readonly companies?: number;
}

/** A headline figure of $5 million; with parts, of as much as they add up to. */
export function createMarketFigure(
  place: HasDatabase,
  { rows = [], ...fields }: Fields<MarketFigure, "rows"> & { rows?: readonly Part[] } = {},
): Promise<MarketFigure> {
  const name = String(fields.name ?? unique("Figure"));
  return store(place, MarketFigure, () => ({
    name,
    slug: slugify(name),
    kind: "headline",
    position: 1,
    valueUsd: rows.reduce((sum, { valueUsd }) => sum + valueUsd, 0) || 5_000_000,
    growthPercent: 12.5,
    source: "A survey of clubs",
    asOf: "2024-12-31",
    rows: rows.map((row, index) => ({ ...row, position: index + 1 })),
    ...fields,
  }));
}
