/** A kind of public record that can be copied. */
export interface CopiedKind {
  /** The name of its GraphQL type. */
  readonly kind: string;
  readonly table: string;
  /** The conditions, by column, for public rows; without them, all are public. */
  readonly isPublic?: { readonly column: string; readonly is: string };
}

/** The kinds of records that others may copy. */
export const COPIED_KINDS: readonly CopiedKind[] = [
  { kind: "Solution", table: "solutions", isPublic: { column: "status", is: "published" } },
  { kind: "Vendor", table: "vendors", isPublic: { column: "status", is: "published" } },
  { kind: "Opportunity", table: "opportunities", isPublic: { column: "stage", is: "published" } },
  { kind: "Collaboration", table: "collaborations", isPublic: { column: "stage", is: "published" } },
  { kind: "ResearchPaper", table: "research_papers" },
  { kind: "UniversityPartner", table: "university_partners" },
  { kind: "ResearchTopic", table: "research_topics" },
  { kind: "MarketTrend", table: "market_trends" },
  { kind: "BlogPost", table: "blog_posts", isPublic: { column: "status", is: "published" } },
];
