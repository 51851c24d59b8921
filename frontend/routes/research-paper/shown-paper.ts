import type { ResearchPaperQuery } from "./research-paper.generated.ts";

/** A paper that exists, with those that are alike. */
export type ShownPaper = NonNullable<ResearchPaperQuery["researchPaper"]> & {
  related: ResearchPaperQuery["relatedPapers"];
};
