import type { OpportunityQuery } from "./opportunity.generated.ts";

/** An existing opportunity with similar ones. */
export type ShownOpportunity = NonNullable<OpportunityQuery["opportunity"]> & {
  related: OpportunityQuery["relatedOpportunities"];
};
