import type { OpportunityQuery } from "./opportunity.generated.ts";

/** An opportunity that exists, with those that are alike. */
export type ShownOpportunity = NonNullable<OpportunityQuery["opportunity"]> & {
  related: OpportunityQuery["relatedOpportunities"];
};
