import { importKind } from "../../../shared/import-kind/kind.ts";
import { slugify } from "../../../shared/text/text.ts";
import { figureRules } from "./figure.rules.ts";

/** Headline market figures and segments, with their breakdown. */
export const figures = importKind(figureRules, {
  name: "figures",
  table: "market_figures",
  label: "name",
  headings: { "Value (USD)": "valueUsd", "Growth (%)": "growthPercent" },
  required: ["kind", "name", "valueUsd", "growthPercent", "source", "asOf"],
  // Each edit by an administrator increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ kind, name }) => [kind, name],
  columns: {
    kind: "text",
    name: "text",
    valueUsd: "numeric(18,0)",
    growthPercent: "numeric(6,1)",
    companies: "integer",
    source: "text",
    note: "text",
    asOf: "date",
  },
  computed: {
    slug: { type: "text", value: ({ name }) => slugify(name) },
    position: { type: "smallint", value: ({ position }) => position, initial: "0" },
  },
  parts: [
    {
      table: "market_figure_rows",
      ownerColumn: "figure_id",
      columns: { position: "smallint", name: "text", valueUsd: "numeric(18,0)", companies: "integer" },
      rows: ({ breakdown }) => breakdown.map((part, position) => ({ position, ...part })),
    },
  ],
});
