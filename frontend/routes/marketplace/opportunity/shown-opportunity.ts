import type { OpportunityQuery } from "./opportunity.generated.ts";

/** An existing opportunity with the result of its jury and similar ones. */
export type ShownOpportunity = NonNullable<OpportunityQuery["opportunity"]> & {
  result: OpportunityQuery["callResult"];
  related: OpportunityQuery["relatedOpportunities"];
};
