import type { EntityManager } from "@mikro-orm/postgresql";
import { find } from "../../../demo/lookup.ts";
import { dayOf, readData, readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { slugify } from "../../../shared/text/text.ts";
import { seedCategories } from "../taxonomy/category.seed.ts";
import { FundingQuarter, FundingQuarterRow } from "./funding-quarter.entity.ts";
import { type FigureKind, MarketFigure, MarketFigureRow } from "./market-figure.entity.ts";
import { MarketTrend, TrendObservation } from "./market-trend.entity.ts";
import type { Sentiment } from "./sentiment.ts";

interface FigureRow {
  name: string;
  valueUsd: number;
  growthPercent: number;
  companies?: number;
  note: string;
  breakdown: { name: string; valueUsd: number; companies?: number }[];
}

interface QuarterRow {
  year: number;
  quarter: number;
  amountUsd: number;
  deals: number;
  breakdown: { name: string; amountUsd: number; deals: number }[];
}

interface TrendRow {
  title: string;
  category: string;
  description: string;
  impactScore: number;
  sentiment: Sentiment;
  createdDaysAgo: number;
  source: string;
  measure: string;
  unit: string;
  observations: { quartersAgo: number; value: number }[];
}

const SOURCE = "SportsTech Hub demo data";
const FUNDING_NOTE =
  "Demo data. Announced equity rounds of sports technology companies, each counted under one segment, in the quarter it was announced.";
const TREND_NOTE = "Demo data: the source and its figures are made up to show how a trend is documented.";

/** Market figures, two years of quarterly funding, and trends with observations. */
export function seedMarket(em: EntityManager, today: Date): void {
  const { headlines, segments, quarters } = readData<{
    headlines: FigureRow[];
    segments: FigureRow[];
    quarters: QuarterRow[];
  }>("market/figures.json");
  seedFigures(em, today, "headline", headlines);
  seedFigures(em, today, "segment", segments);
  for (const { breakdown, ...row } of quarters) {
    const asOf = `${row.year}-12-31`;
    const quarter = em.create(FundingQuarter, {
      ...row,
      source: SOURCE,
      note: FUNDING_NOTE,
      asOf,
      updatedAt: today,
    });
    for (const [position, part] of breakdown.entries())
      em.create(FundingQuarterRow, { ...part, quarter, position });
  }
  const trends = readRows<TrendRow>("market/trends.json");
  const categories = seedCategories(em, "trend", trends);
  for (const { observations, category, createdDaysAgo, ...row } of trends) {
    const createdAt = daysBefore(today, createdDaysAgo);
    const trend = em.create(MarketTrend, {
      ...row,
      slug: slugify(row.title),
      category: find(categories, category),
      note: TREND_NOTE,
      createdAt,
      updatedAt: createdAt,
    });
    for (const { quartersAgo, value } of observations)
      em.create(TrendObservation, { trend, value, observedOn: quarterEnd(createdAt, quartersAgo) });
  }
}

function seedFigures(em: EntityManager, today: Date, kind: FigureKind, rows: FigureRow[]): void {
  for (const [position, { breakdown, note, ...row }] of rows.entries()) {
    const figure = em.create(MarketFigure, {
      ...row,
      kind,
      position,
      slug: slugify(row.name),
      source: SOURCE,
      note: `Demo data. ${note}`,
      asOf: "2024-12-31",
      updatedAt: today,
    });
    for (const [place, part] of breakdown.entries())
      em.create(MarketFigureRow, { ...part, figure, position: place });
  }
}

/** Returns the last day of the most recently completed quarter as of `day`, or of an earlier one. */
function quarterEnd(day: Date, quartersBefore: number): string {
  const firstMonth = Math.floor(day.getUTCMonth() / 3) * 3;
  return dayOf(new Date(Date.UTC(day.getUTCFullYear(), firstMonth - quartersBefore * 3, 0)));
}
