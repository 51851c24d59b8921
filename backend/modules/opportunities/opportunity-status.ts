import { registerEnumType } from "type-graphql";

/** Whether the owner still accepts applications. */
export const OpportunityStatuses = { OPEN: "open", CLOSED: "closed" } as const;

export type OpportunityStatus = (typeof OpportunityStatuses)[keyof typeof OpportunityStatuses];

registerEnumType(OpportunityStatuses, {
  name: "OpportunityStatus",
  description: "Whether the owner still accepts applications.",
  valuesConfig: {
    CLOSED: { description: "Takes no more applications." },
    OPEN: { description: "Not closed; may be past its due date, see `isActive`." },
  },
});

/** SQL condition for active opportunities: published, open and not past their due date. */
export const openNow = (alias: string): string =>
  `(${alias}.stage = 'published' and ${alias}.status = 'open' and ${alias}.due_key >= now())`;
