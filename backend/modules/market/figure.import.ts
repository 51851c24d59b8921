import { object } from "yup";
import {
  count,
  day,
  decimal,
  dollars,
  oneOfWords,
  requiredText,
  text,
  wholeNumber,
} from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { listOfParts } from "../../shared/import-kind/parts.ts";
import { slugify } from "../../shared/text.ts";
import { FigureKinds } from "./market-figure.entity.ts";

const rules = object({
  kind: oneOfWords(Object.values(FigureKinds)).required("is missing"),
  position: wholeNumber(0, 1000).default(0),
  name: requiredText(120),
  valueUsd: dollars().required("is missing"),
  growthPercent: decimal(-99_999, 99_999).required("is missing"),
  companies: count(),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
  breakdown: listOfParts(
    { name: requiredText(120), valueUsd: dollars().required("is missing"), companies: count() },
    200,
  ),
});

/** Headline market figures and segments, with their breakdown. */
export const figures = importKind(rules, {
  name: "figures",
  table: "market_figures",
  label: "name",
  required: ["kind", "name", "valueUsd", "growthPercent", "source", "asOf"],
  naturalKey: ({ kind, name }) => [kind, name],
  columns: {
    kind: "text",
    position: "smallint",
    name: "text",
    valueUsd: "numeric(18,0)",
    growthPercent: "numeric(6,1)",
    companies: "integer",
    source: "text",
    note: "text",
    asOf: "date",
  },
  computed: { slug: { type: "text", value: ({ name }) => slugify(name) } },
  parts: [
    {
      table: "market_figure_rows",
      ownerColumn: "figure_id",
      columns: { position: "smallint", name: "text", valueUsd: "numeric(18,0)", companies: "integer" },
      rows: ({ breakdown }) => breakdown.map((part, position) => ({ position, ...part })),
    },
  ],
});
