import type { CollaborationSort, PaperSort, PartnerSort } from "../../graphql/schema.generated.ts";

/** The orders of the papers, in words. */
export const paperSortLabels: Record<PaperSort, string> = {
  NEWEST: "Newest",
  MOST_CITED: "Most cited",
  TITLE: "Title, A to Z",
};

/** The orders of the collaborations, in words. */
export const collaborationSortLabels: Record<CollaborationSort, string> = {
  DUE_SOONEST: "Due soonest",
  NEWEST: "Newest",
  TITLE: "Title, A to Z",
};

/** The orders of the partners, in words. */
export const partnerSortLabels: Record<PartnerSort, string> = {
  NAME: "Name, A to Z",
  NEWEST: "Newest partners",
};

/** Whether a paper can be read by everyone, as the facet says it. */
export const accessLabels = { true: "Open access", false: "Subscription" } as const;
