import { registerEnumType } from "type-graphql";

/** The bulk operations on accounts, by GraphQL enum name. */
export const BulkKinds = {
  SEND_NOTIFICATION: "send_notification",
  EXPORT_USERS: "export_users",
  SUSPEND_USERS: "suspend_users",
  ACTIVATE_USERS: "activate_users",
} as const;

/** A bulk operation on accounts. */
export type BulkKind = (typeof BulkKinds)[keyof typeof BulkKinds];

registerEnumType(BulkKinds, {
  name: "BulkKind",
  description: "What is done to many accounts at once.",
  valuesConfig: {
    ACTIVATE_USERS: { description: "Reactivates accounts." },
    EXPORT_USERS: { description: "Writes accounts to a file." },
    SEND_NOTIFICATION: { description: "Sends people a notification." },
    SUSPEND_USERS: { description: "Suspends accounts." },
  },
});

/** The operations that undo others, where possible. */
export const REVERSE: Partial<Record<BulkKind, BulkKind>> = {
  suspend_users: "activate_users",
  activate_users: "suspend_users",
};

/** The outcomes for an account, by GraphQL enum name. */
export const BulkResults = { DONE: "done", SKIPPED: "skipped" } as const;

/** The outcome for an account. */
export type BulkResult = (typeof BulkResults)[keyof typeof BulkResults];

registerEnumType(BulkResults, {
  name: "BulkResult",
  description: "The result for an account.",
  valuesConfig: {
    DONE: { description: "Carried out." },
    SKIPPED: { description: "Left as it was; its reason says why." },
  },
});
