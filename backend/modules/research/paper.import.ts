import { object } from "yup";
import { count, day, flag, optionalText, requiredText, text } from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { listOf } from "../../shared/import-kind/lists.ts";
import { slugify } from "../../shared/text.ts";
import { categoriesOf } from "../taxonomy/category.lookup.ts";

const rules = object({
  title: requiredText(300),
  authors: listOf({ maxItems: 200, maxLength: 200 }),
  university: requiredText(200),
  category: requiredText(80),
  topics: listOf({ maxItems: 20, maxLength: 120 }),
  abstract: text(20_000),
  venue: optionalText(300),
  publishedDate: day().required("is missing"),
  citations: count().default(0),
  openAccess: flag(),
});

/** Research papers; missing topics are created, missing university partners are not. */
export const papers = importKind(rules, {
  name: "papers",
  table: "research_papers",
  label: "title",
  required: ["title", "university", "category", "publishedDate"],
  naturalKey: ({ title, publishedDate }) => [publishedDate, title],
  columns: {
    title: "text",
    abstract: "text",
    authors: "text[]",
    university: "text",
    venue: "text",
    publishedDate: "date",
    citations: "integer",
    openAccess: "boolean",
  },
  computed: { slug: { type: "text", value: ({ title }) => slugify(title) } },
  references: {
    category_id: { lookup: categoriesOf("paper"), name: ({ category }) => category },
    partner_id: {
      lookup: { table: "university_partners", nameColumn: "university_name", create: false },
      name: ({ university }) => university,
    },
  },
  links: [
    {
      table: "paper_topics",
      ownerColumn: "paper_id",
      targetColumn: "topic_id",
      lookup: { table: "research_topics", create: true },
      names: ({ topics }) => topics,
    },
  ],
});
