import { importKind } from "../../../../shared/import-kind/kind.ts";
import { slugify } from "../../../../shared/text/text.ts";
import { categoriesOf } from "../../taxonomy/category.lookup.ts";
import { paperRules } from "./paper.rules.ts";

/** The import of research papers; missing topics are created, missing university partners are not. */
export const papers = importKind(paperRules, {
  name: "papers",
  table: "research_papers",
  label: "title",
  merges: "paper_merges",
  headings: { Published: "publishedDate", "Full text": "fullTextUrl", DOI: "doi" },
  required: ["title", "university", "category", "publishedDate"],
  proposals: { university: "Unknown institution", category: "Article" },
  // Each edit by an administrator increments the version.
  leaveWhen: "t.version > 1",
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
    fullTextUrl: "text",
    doi: "text",
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
