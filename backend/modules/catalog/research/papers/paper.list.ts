import { raw } from "sql-template-tag";
import { Public } from "../../../../shared/access.ts";
import {
  flagFilter,
  linkFilter,
  numberFilter,
  referenceFilter,
  textFilter,
} from "../../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../../shared/listing/in-step.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../../community/bookmarks/bookmarked.filter.ts";
import { bookmarkablePapers } from "../research.subjects.ts";
import { ResearchPaper } from "./research-paper.entity.ts";

/** The list of research papers. */
export const paperList = defineList({
  name: "researchPapers",
  typeName: "Paper",
  entity: ResearchPaper,
  description: "Papers, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/research",
  file: "/api/research/papers.csv",
  search: {
    description:
      "Part of the title, the abstract or an author's name; case-insensitive, at most 200 characters.",
  },
  filters: {
    categories: referenceFilter({
      param: "category",
      label: "Category",
      description: "Slugs or names of categories.",
      column: "category_id",
      table: "categories",
      value: "name",
    }),
    topics: linkFilter({
      param: "topic",
      label: "Topic",
      description: "Slugs or names of topics.",
      pairs: "paper_topics",
      own: "paper_id",
      other: "topic_id",
      table: "research_topics",
    }),
    years: numberFilter({
      param: "year",
      label: "Year",
      description: "Years of publication.",
      column: "published_year",
    }),
    openAccess: flagFilter({
      param: "access",
      restParam: "openAccess",
      label: "Access",
      only: "papers with open access",
      condition: raw("t.open_access"),
      labels: { true: "Open access", false: "Subscription" },
    }),
    universities: textFilter({
      param: "university",
      label: "University",
      description: "Names of universities.",
      column: "university",
    }),
    saved: bookmarkedFilter(bookmarkablePapers),
    updatedSince,
  },
  orders: {
    NEWEST: { label: "Newest", by: ["publishedDate"], direction: "desc" },
    MOST_CITED: { label: "Most cited", by: ["citationsKey"], direction: "desc" },
    TITLE: { label: "Title, A to Z", by: ["titleKey"], direction: "asc" },
    UPDATED: byChange,
  },
  defaultOrder: "NEWEST",
  isCopied: true,
});
