import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, number, object } from "yup";
import { Sentiments } from "../../modules/market/sentiment.ts";
import { slugify } from "../../shared/text.ts";
import { isoDate } from "../dates.ts";
import { day, decimal, oneOfWords, optionalText, requiredText, text } from "../fields.ts";
import { ensureNamed } from "../named.ts";
import { parts, partsOf } from "../parts.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

const rules = object({
  title: requiredText(200),
  category: requiredText(80),
  description: requiredText(20_000),
  impactScore: decimal(0, 10).required("is missing"),
  sentiment: oneOfWords(Object.values(Sentiments)).default(Sentiments.NEUTRAL),
  measure: optionalText(200),
  unit: optionalText(80),
  source: requiredText(300),
  note: text(2000),
  createdAt: isoDate(),
  observations: partsOf(
    {
      observedOn: day().required("is missing"),
      value: number().typeError("must be a number").required("is missing"),
    },
    400,
  ),
});

/** Market trends with the observations of their measure. */
export const trends = importKind({
  required: ["title", "category", "description", "impactScore", "source"],
  rules,
  naturalKey: ({ category, title }) => [category, title],
  write: writeTrends,
});

const TABLE: ImportTable = {
  name: "market_trends",
  dated: true,
  columns: {
    title: "text",
    slug: "text",
    category_id: "integer",
    description: "text",
    impact_score: "numeric(3,1)",
    sentiment: "text",
    measure: "text",
    unit: "text",
    source: "text",
    note: "text",
  },
  moments: ["created_at"],
};

const OBSERVATIONS = parts({
  name: "trend_observations",
  owner: TABLE.name,
  ownerColumn: "trend_id",
  columns: { observed_on: "date", value: "double precision" },
});

async function writeTrends(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const categories = await ensureNamed(
    em,
    { categoriesOf: "trend" },
    rows.map(({ row }) => row.category),
  );
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    title: row.title,
    slug: slugify(row.title),
    category_id: categories.get(row.category.toLowerCase()),
    description: row.description,
    impact_score: row.impactScore,
    sentiment: row.sentiment,
    measure: row.measure || null,
    unit: row.unit || null,
    source: row.source,
    note: row.note,
    created_at: row.createdAt ?? null,
    parts: row.observations.map(({ observedOn, value }) => ({ observed_on: observedOn, value })),
  }));
  return writeRows(em, TABLE, values, OBSERVATIONS);
}
