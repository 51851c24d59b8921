import { importKind } from "../../../shared/import-kind/kind.ts";
import { slugify } from "../../../shared/text/text.ts";
import { categoriesOf } from "../taxonomy/category.lookup.ts";
import { trendRules } from "./trend.rules.ts";

/** Market trends with the observations of their metric. */
export const trends = importKind(trendRules, {
  name: "trends",
  table: "market_trends",
  label: "title",
  headings: { "Impact (of 10)": "impactScore", Published: "createdAt" },
  required: ["title", "category", "description", "impactScore", "source"],
  // Each edit by an administrator increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ category, title }) => [category, title],
  columns: {
    title: "text",
    description: "text",
    impactScore: "numeric(3,1)",
    sentiment: "text",
    measure: "text",
    unit: "text",
    source: "text",
    note: "text",
  },
  computed: {
    slug: { type: "text", value: ({ title }) => slugify(title) },
    created_at: { type: "timestamptz(3)", value: ({ createdAt }) => createdAt, initial: "now()" },
  },
  references: {
    category_id: { lookup: categoriesOf("trend"), name: ({ category }) => category },
  },
  parts: [
    {
      table: "trend_observations",
      ownerColumn: "trend_id",
      columns: { observedOn: "date", value: "double precision" },
      rows: ({ observations }) => observations,
    },
  ],
});
