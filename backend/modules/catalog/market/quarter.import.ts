import { importKind } from "../../../shared/import-kind/kind.ts";
import { quarterRules } from "./quarter.rules.ts";

const quarterInWords = ({ year, quarter }: { year: number; quarter: number }) => `${year} Q${quarter}`;

/** Quarterly funding, with its segments. */
export const quarters = importKind(quarterRules, {
  name: "quarters",
  table: "funding_quarters",
  label: "source",
  headings: { "Amount (USD)": "amountUsd" },
  required: ["year", "quarter", "amountUsd", "deals", "source", "asOf"],
  // Each edit by an administrator increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ year, quarter }) => [String(year), `q${quarter}`],
  unique: [
    {
      field: "quarter",
      stored: "t.year || ' Q' || t.quarter",
      value: quarterInWords,
      shown: quarterInWords,
    },
  ],
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
