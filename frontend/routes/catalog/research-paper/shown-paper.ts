import type { ResearchPaperQuery } from "./research-paper.generated.ts";

/** An existing paper with similar ones. */
export type ShownPaper = NonNullable<ResearchPaperQuery["researchPaper"]> & {
  related: ResearchPaperQuery["relatedPapers"];
};
