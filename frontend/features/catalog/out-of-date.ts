import { evictQueries } from "../../graphql/evict-queries.ts";
import type { CatalogKind } from "../../graphql/schema.generated.ts";

/** The lists that show records of each kind. */
const LISTS: Readonly<Record<CatalogKind, readonly string[]>> = {
  SOLUTIONS: ["solutions", "editableSolutions", "fittingOpportunities"],
  VENDORS: ["vendors", "vendor"],
  OPPORTUNITIES: ["opportunities"],
  COLLABORATIONS: ["collaborations"],
  PAPERS: ["researchPapers", "researchPaper", "trendingTopics"],
  PARTNERS: ["universityPartners", "universityPartner"],
  TOPICS: ["trendingTopics", "researchTopics", "researchPapers"],
  TRENDS: ["marketTrends", "marketTrend"],
  FIGURES: ["marketFigures", "marketFigure"],
  QUARTERS: ["fundingQuarters", "fundingQuarter"],
  CLAIMS: ["claims"],
  CATEGORIES: ["categories", "catalogCategories"],
};

/** Evicts what a change to a record of this kind makes stale. */
export const outOfDate = (kind: CatalogKind) =>
  evictQueries("catalogRecords", "catalogEntry", "search", "statistics", ...LISTS[kind]);
