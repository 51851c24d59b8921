import { registerEnumType } from "type-graphql";

/** Whether the owner still accepts applications. */
export const OpportunityStatuses = { OPEN: "open", CLOSED: "closed" } as const;

export type OpportunityStatus = (typeof OpportunityStatuses)[keyof typeof OpportunityStatuses];

registerEnumType(OpportunityStatuses, {
  name: "OpportunityStatus",
  description: "Whether the owner still accepts applications.",
  valuesConfig: {
    CLOSED: { description: "Takes no more applications: closed by its owner, or past its due date." },
    OPEN: { description: "Neither closed nor past its due date." },
  },
});

/** Returns the current status: closed if past the due date, like `openNow` in SQL. */
export const statusNow = ({
  status,
  dueDate,
}: {
  readonly status: OpportunityStatus;
  readonly dueDate?: Date | null;
}): OpportunityStatus => (dueDate && dueDate.getTime() < Date.now() ? OpportunityStatuses.CLOSED : status);
