import { evictQueries } from "../../../graphql/evict-queries.ts";

/** What a change of webhooks makes out of date. */
export const AGAIN = {
  update: evictQueries("auditEntries", "webhookDeliveries"),
  refetchQueries: ["Webhooks"],
  awaitRefetchQueries: true,
};

/** What a deletion makes out of date: not the log on the screen, which would be asked for once more and be gone. */
export const DELETED_AGAIN = { ...AGAIN, update: evictQueries("auditEntries") };

/** What sending by hand makes out of date: it may also end a pause. */
export const LOG_AGAIN = {
  update: evictQueries("webhookDeliveries"),
  refetchQueries: ["Webhooks", "WebhookDeliveries"],
  awaitRefetchQueries: true,
};
