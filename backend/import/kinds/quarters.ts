import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { day, requiredText, text, wholeNumber } from "../fields.ts";
import { parts, partsOf } from "../parts.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

/** More dollars than any quarter holds, and what a number keeps exactly. */
const MAX_USD = 1_000_000_000_000_000;

const rules = object({
  year: wholeNumber(1900, 2200).required("is missing"),
  quarter: wholeNumber(1, 4).required("is missing"),
  amountUsd: wholeNumber(0, MAX_USD).required("is missing"),
  deals: wholeNumber(0, 2_000_000_000).required("is missing"),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
  breakdown: partsOf(
    {
      name: requiredText(120),
      amountUsd: wholeNumber(0, MAX_USD).required("is missing"),
      deals: wholeNumber(0, 2_000_000_000).required("is missing"),
    },
    200,
  ),
});

/** Quarterly funding, with its segments. */
export const quarters = importKind({
  required: ["year", "quarter", "amountUsd", "deals", "source", "asOf"],
  rules,
  naturalKey: ({ year, quarter }) => [String(year), `q${quarter}`],
  write: writeQuarters,
});

const TABLE: ImportTable = {
  name: "funding_quarters",
  dated: true,
  columns: {
    year: "smallint",
    quarter: "smallint",
    amount_usd: "numeric(18,0)",
    deals: "integer",
    source: "text",
    note: "text",
    as_of: "date",
  },
};

const BREAKDOWN = parts({
  name: "funding_quarter_rows",
  owner: TABLE.name,
  ownerColumn: "quarter_id",
  columns: { position: "smallint", name: "text", amount_usd: "numeric(18,0)", deals: "integer" },
});

async function writeQuarters(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    year: row.year,
    quarter: row.quarter,
    amount_usd: row.amountUsd,
    deals: row.deals,
    source: row.source,
    note: row.note,
    as_of: row.asOf,
    parts: row.breakdown.map(({ name, amountUsd, deals }, position) => ({
      position,
      name,
      amount_usd: amountUsd,
      deals,
    })),
  }));
  return writeRows(em, TABLE, values, BREAKDOWN);
}
