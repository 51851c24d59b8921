import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { FigureKinds } from "../../modules/market/market-figure.entity.ts";
import { slugify } from "../../shared/text.ts";
import { day, decimal, oneOfWords, requiredText, text, wholeNumber } from "../fields.ts";
import { parts, partsOf } from "../parts.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

/** More dollars than any market holds, and what a number keeps exactly. */
const MAX_USD = 1_000_000_000_000_000;

const rules = object({
  kind: oneOfWords(Object.values(FigureKinds)).required("is missing"),
  position: wholeNumber(0, 1000).default(0),
  name: requiredText(120),
  valueUsd: wholeNumber(0, MAX_USD).required("is missing"),
  growthPercent: decimal(-99_999, 99_999).required("is missing"),
  companies: wholeNumber(0, 2_000_000_000),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
  breakdown: partsOf(
    {
      name: requiredText(120),
      valueUsd: wholeNumber(0, MAX_USD).required("is missing"),
      companies: wholeNumber(0, 2_000_000_000),
    },
    200,
  ),
});

/** Headline figures and segments of the market, with what they are made of. */
export const figures = importKind({
  required: ["kind", "name", "valueUsd", "growthPercent", "source", "asOf"],
  rules,
  naturalKey: ({ kind, name }) => [kind, name],
  write: writeFigures,
});

const TABLE: ImportTable = {
  name: "market_figures",
  dated: true,
  columns: {
    kind: "text",
    position: "smallint",
    name: "text",
    slug: "text",
    value_usd: "numeric(18,0)",
    growth_percent: "numeric(6,1)",
    companies: "integer",
    source: "text",
    note: "text",
    as_of: "date",
  },
};

const BREAKDOWN = parts({
  name: "market_figure_rows",
  owner: TABLE.name,
  ownerColumn: "figure_id",
  columns: { position: "smallint", name: "text", value_usd: "numeric(18,0)", companies: "integer" },
});

async function writeFigures(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    kind: row.kind,
    position: row.position,
    name: row.name,
    slug: slugify(row.name),
    value_usd: row.valueUsd,
    growth_percent: row.growthPercent,
    companies: row.companies ?? null,
    source: row.source,
    note: row.note,
    as_of: row.asOf,
    parts: row.breakdown.map(({ name, valueUsd, companies }, position) => ({
      position,
      name,
      value_usd: valueUsd,
      companies: companies ?? null,
    })),
  }));
  return writeRows(em, TABLE, values, BREAKDOWN);
}
