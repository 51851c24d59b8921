import { evictQueries } from "../../../graphql/evict-queries.ts";

/** Mutation options that refresh the cache after webhooks change. */
export const AGAIN = {
  update: evictQueries("auditEntries", "webhookDeliveries"),
  refetchQueries: ["Webhooks"],
  awaitRefetchQueries: true,
};

/** Mutation options after a deletion: they keep the displayed log, whose refetch would find nothing. */
export const DELETED_AGAIN = { ...AGAIN, update: evictQueries("auditEntries") };

/** Mutation options after sending manually, which may also end a pause. */
export const LOG_AGAIN = {
  update: evictQueries("webhookDeliveries"),
  refetchQueries: ["Webhooks", "WebhookDeliveries"],
  awaitRefetchQueries: true,
};
