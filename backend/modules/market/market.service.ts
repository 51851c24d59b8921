import { parseId } from "../../shared/ids.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { FundingQuarter } from "./funding-quarter.entity.ts";
import { type FigureKind, MarketFigure } from "./market-figure.entity.ts";

/** The figures of one kind, in their order. There are a handful. */
export function listFigures({ em }: RequestContext, kind: FigureKind): Promise<MarketFigure[]> {
  return em.find(MarketFigure, { kind }, { orderBy: { position: "asc" }, limit: 100 });
}

/** Ten years of quarters at the most, latest first. */
export function listQuarters({ em }: RequestContext): Promise<FundingQuarter[]> {
  return em.find(FundingQuarter, {}, { orderBy: { year: "desc", quarter: "desc" }, limit: 40 });
}

/** The figure, or null when there is none with this id. */
export async function findFigure({ em }: RequestContext, id: string): Promise<MarketFigure | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(MarketFigure, key);
}

/** The quarter, or null when there is none with this id. */
export async function findQuarter({ em }: RequestContext, id: string): Promise<FundingQuarter | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(FundingQuarter, key);
}
