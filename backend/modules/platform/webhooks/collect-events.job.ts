import { addJob } from "../../../jobs/queue.ts";
import type { Job } from "../../../shared/job.ts";
import { collectCatalogEvents } from "./catalog-events.ts";
import { collectOwnEvents } from "./own-events.ts";
import { sendWebhooksJob } from "./sending/send-webhooks.job.ts";

/**
 * Creates messages for the events since the last run, from data that the product stores anyway: the changes
 * by which copies are synchronized, and people's notifications. The state's row is locked, so that nothing is
 * collected twice.
 */
export const collectEventsJob: Job = {
  name: "collect-webhook-events",
  schedule: "* * * * *",
  run: async (_payload, { em, settings, publicUrl }) => {
    await em.transactional(async (inner) => {
      const [state] = await inner.execute<{ since: Date | string | null }[]>(
        // Removals are stored for 90 days; a time in the future comes from a backup of another database.
        `select case when read_until between now() - interval '80 days' and now() then read_until end as since
         from webhook_state for update skip locked`,
      );
      if (!state) return;
      await collectCatalogEvents(
        { em: inner, settings },
        state.since === null ? null : new Date(state.since),
      );
      await collectOwnEvents({ em: inner, settings, publicUrl });
      await addJob(inner, sendWebhooksJob, {});
    });
  },
};
