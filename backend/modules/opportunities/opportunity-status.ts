import { registerEnumType } from "type-graphql";

/** Whether its owner still takes applications. */
export const OpportunityStatuses = { OPEN: "open", CLOSED: "closed" } as const;

export type OpportunityStatus = (typeof OpportunityStatuses)[keyof typeof OpportunityStatuses];

registerEnumType(OpportunityStatuses, {
  name: "OpportunityStatus",
  description: "Whether its owner still takes applications.",
  valuesConfig: { OPEN: { description: "Not closed; it may be past its due date, which `isActive` says." } },
});
