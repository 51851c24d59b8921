import { registerEnumType } from "type-graphql";

/** Whether its owner still takes applications. */
export const OpportunityStatuses = { OPEN: "open", CLOSED: "closed" } as const;

export type OpportunityStatus = (typeof OpportunityStatuses)[keyof typeof OpportunityStatuses];

registerEnumType(OpportunityStatuses, {
  name: "OpportunityStatus",
  description: "Whether its owner still takes applications.",
  valuesConfig: { OPEN: { description: "Not closed; it may be past its due date, which `isActive` says." } },
});

/** The SQL condition that one can apply for an opportunity now: open, and not past its due date. */
export const openNow = (alias: string): string => `(${alias}.status = 'open' and ${alias}.due_key >= now())`;
