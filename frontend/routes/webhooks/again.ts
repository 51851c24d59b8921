import { dueAgain } from "../../graphql/due-again.ts";

/** What a change of webhooks makes out of date. */
export const AGAIN = {
  update: dueAgain("auditEntries", "webhookDeliveries"),
  refetchQueries: ["Webhooks"],
  awaitRefetchQueries: true,
};

/** What a deletion makes out of date: not the log on the screen, which would be asked for once more and be gone. */
export const DELETED_AGAIN = { ...AGAIN, update: dueAgain("auditEntries") };

/** What sending by hand makes out of date: it may also end a pause. */
export const LOG_AGAIN = {
  update: dueAgain("webhookDeliveries"),
  refetchQueries: ["Webhooks", "WebhookDeliveries"],
  awaitRefetchQueries: true,
};
