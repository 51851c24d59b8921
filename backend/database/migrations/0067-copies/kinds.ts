/** A kind of public record that copies are kept of. */
export interface CopiedKind {
  /** The name of its type. */
  readonly kind: string;
  readonly table: string;
  /** What makes a row public, by its columns; without it, all are. */
  readonly isPublic?: { readonly column: string; readonly is: string };
}

/** What others may keep a copy of. */
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
