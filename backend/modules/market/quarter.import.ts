import { object } from "yup";
import { count, day, dollars, requiredText, text, wholeNumber } from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { listOfParts } from "../../shared/import-kind/parts.ts";

const rules = object({
  year: wholeNumber(1900, 2200).required("is missing"),
  quarter: wholeNumber(1, 4).required("is missing"),
  amountUsd: dollars().required("is missing"),
  deals: count().required("is missing"),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
  breakdown: listOfParts(
    {
      name: requiredText(120),
      amountUsd: dollars().required("is missing"),
      deals: count().required("is missing"),
    },
    200,
  ),
});

/** Quarterly funding, with its segments. */
export const quarters = importKind(rules, {
  name: "quarters",
  table: "funding_quarters",
  label: "source",
  required: ["year", "quarter", "amountUsd", "deals", "source", "asOf"],
  naturalKey: ({ year, quarter }) => [String(year), `q${quarter}`],
  columns: {
    year: "smallint",
    quarter: "smallint",
    amountUsd: "numeric(18,0)",
    deals: "integer",
    source: "text",
    note: "text",
    asOf: "date",
  },
  parts: [
    {
      table: "funding_quarter_rows",
      ownerColumn: "quarter_id",
      columns: { position: "smallint", name: "text", amountUsd: "numeric(18,0)", deals: "integer" },
      rows: ({ breakdown }) => breakdown.map((part, position) => ({ position, ...part })),
    },
  ],
});
