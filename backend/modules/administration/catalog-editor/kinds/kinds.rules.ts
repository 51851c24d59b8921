/** The labels of a kind on the screen. */
interface CatalogLabel {
  readonly label: string;
  readonly noun: string;
  /** The states that its table can be filtered by. */
  readonly states: readonly string[];
}

const POSTED = ["published", "closed", "in review", "returned"];

/** All kinds of the catalog by their names in URLs, in the screen's order. */
export const CATALOG_LABELS = {
  solutions: { label: "Solutions", noun: "solution", states: ["published", "draft", "withdrawn"] },
  vendors: {
    label: "Vendors",
    noun: "vendor",
    states: ["verified", "verification ends soon", "unverified", "withdrawn"],
  },
  opportunities: { label: "Opportunities", noun: "opportunity", states: POSTED },
  collaborations: { label: "Collaborations", noun: "collaboration", states: POSTED },
  papers: { label: "Research papers", noun: "paper", states: [] },
  partners: { label: "University partners", noun: "university partner", states: [] },
  topics: { label: "Trending topics", noun: "topic", states: [] },
  trends: { label: "Market trends", noun: "market trend", states: [] },
  figures: { label: "Market figures", noun: "market figure", states: [] },
  quarters: { label: "Funding quarters", noun: "funding quarter", states: [] },
  claims: { label: "Landing page claims", noun: "claim", states: [] },
  categories: { label: "Categories", noun: "category", states: [] },
} as const satisfies Readonly<Record<string, CatalogLabel>>;

/** The name of a kind in URLs. */
export type CatalogKey = keyof typeof CATALOG_LABELS;
