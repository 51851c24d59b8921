import { dueAgain } from "../../graphql/due-again.ts";

/** What a change of webhooks makes out of date. */
export const AGAIN = {
  update: dueAgain("auditEntries", "webhookDeliveries"),
  refetchQueries: ["Webhooks"],
  awaitRefetchQueries: true,
};

/** What sending by hand makes out of date. */
export const LOG_AGAIN = {
  update: dueAgain("webhookDeliveries"),
  refetchQueries: ["WebhookDeliveries"],
  awaitRefetchQueries: true,
};
