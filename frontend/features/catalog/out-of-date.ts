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

/** What a change of a kind's record makes out of date. */
export const outOfDate = (kind: CatalogKind) =>
  evictQueries("catalogRecords", "catalogEntry", "search", "statistics", ...LISTS[kind]);
