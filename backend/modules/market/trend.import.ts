import { number, object } from "yup";
import { isoDate } from "../../shared/import-kind/dates.ts";
import {
  day,
  decimal,
  oneOfWords,
  optionalText,
  requiredText,
  text,
} from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { listOfParts } from "../../shared/import-kind/parts.ts";
import { slugify } from "../../shared/text.ts";
import { categoriesOf } from "../taxonomy/category.lookup.ts";
import { Sentiments } from "./sentiment.ts";

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
  observations: listOfParts(
    {
      observedOn: day().required("is missing"),
      value: number().typeError("must be a number").required("is missing"),
    },
    400,
  ),
});

/** Market trends with the observations of their metric. */
export const trends = importKind(rules, {
  name: "trends",
  table: "market_trends",
  label: "title",
  required: ["title", "category", "description", "impactScore", "source"],
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
