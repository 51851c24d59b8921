import type { Context } from "../../../shared/context.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { FundingQuarter } from "./funding-quarter.entity.ts";
import type { MarketReader } from "./market.ts";
import { type FigureKind, MarketFigure } from "./market-figure.entity.ts";

/** Ten years. */
const MAX_QUARTERS = 40;

/** Returns a reader that loads the figures on demand, headlines and segments with one query. */
export function readMarket({ em }: Context): MarketReader {
  let figures: Promise<MarketFigure[]> | undefined;
  const ofKind = async (kind: FigureKind) => {
    figures ??= em.find(
      MarketFigure,
      {},
      { orderBy: { kind: "asc", position: "asc", id: "asc" }, limit: 200 },
    );
    return (await figures).filter((figure) => figure.kind === kind);
  };
  return {
    readHeadlines: () => ofKind("headline"),
    readSegments: () => ofKind("segment"),
    readQuarters: () =>
      em.find(FundingQuarter, {}, { orderBy: { year: "desc", quarter: "desc" }, limit: MAX_QUARTERS }),
  };
}

/** Returns the figure with this id, or null. */
export async function findFigure({ em }: Context, id: string): Promise<MarketFigure | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(MarketFigure, key);
}

/** Returns the quarter with this id, or null. */
export async function findQuarter({ em }: Context, id: string): Promise<FundingQuarter | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(FundingQuarter, key);
}
