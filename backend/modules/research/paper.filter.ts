import { type ObjectQuery, raw } from "@mikro-orm/postgresql";
import { chosenIn, type FacetSource } from "../../shared/facets.ts";
import { searchPattern } from "../../shared/text.ts";
import { CATEGORY_NAMES, namedAs } from "../taxonomy/named-as.ts";
import type { PaperFilter, PapersArguments } from "./research.inputs.ts";
import type { ResearchPaper } from "./research-paper.entity.ts";

/** The filters that have a facet. */
export type PaperFacet = keyof PaperFilter;

/** Where each facet's values come from. */
export const PAPER_FACETS: Record<PaperFacet, FacetSource> = {
  topics: {
    join: "join paper_topics j on j.paper_id = t.id join research_topics v on v.id = j.topic_id",
    value: "v.slug",
    label: "v.name",
  },
  universities: { value: "t.university" },
  categories: CATEGORY_NAMES,
  years: { value: "t.published_year" },
  openAccess: {
    value: "t.open_access",
    label: "case when t.open_access then 'Open access' else 'Subscription' end",
  },
};

/**
 * What a list of papers is narrowed to; `except` leaves one filter out, so that its facet keeps the siblings.
 * @throws InvalidInputError for a search that is too long.
 */
export function paperWhere(
  { search, filter }: Pick<PapersArguments, "search" | "filter">,
  except?: PaperFacet,
): ObjectQuery<ResearchPaper> {
  const conditions: ObjectQuery<ResearchPaper>[] = [];
  const pattern = searchPattern(search);
  if (pattern) {
    const authors = raw((alias) => `array_to_string(${alias}.authors, ', ')`);
    conditions.push({
      $or: [
        { title: { $ilike: pattern } },
        { abstract: { $ilike: pattern } },
        { [authors as unknown as string]: { $ilike: pattern } },
      ],
    });
  }
  const chosen = chosenIn(filter, except);
  const topics = chosen("topics");
  if (topics) conditions.push({ topics: { $some: { slug: { $in: topics } } } });
  const universities = chosen("universities");
  if (universities) conditions.push({ university: { $in: universities } });
  const categories = chosen("categories");
  if (categories) conditions.push({ category: namedAs(categories) });
  const years = chosen("years");
  if (years) conditions.push({ publishedYear: { $in: years.filter((year) => Math.abs(year) < 32_768) } });
  const openAccess = chosen("openAccess");
  if (openAccess !== undefined) conditions.push({ openAccess });
  return conditions.length > 0 ? { $and: conditions } : {};
}
