import { addJob } from "../../jobs/queue.ts";
import type { Job } from "../../shared/job.ts";
import { collectCatalogEvents } from "./catalog-events.ts";
import { collectOwnEvents } from "./own-events.ts";
import { sendWebhooksJob } from "./send-webhooks.job.ts";

/**
 * Makes messages of what happened since the last run, from what the product records anyway: the changes that search
 * reads, and people's notifications. The row of the state is locked, so that nothing is collected twice.
 */
export const collectEventsJob: Job = {
  name: "collect-webhook-events",
  schedule: "* * * * *",
  run: async (_payload, { em, publicUrl }) => {
    await em.transactional(async (inner) => {
      const [state] = await inner.execute<{ horizon: string | null; fresh: boolean }[]>(
        // A later horizon than the present one comes from the backup of another database.
        `select case when horizon <= pg_snapshot_xmin(pg_current_snapshot()) then horizon end::text as horizon, coalesce(read_at > now() - interval '20 hours', false) as fresh
         from webhook_state for update skip locked`,
      );
      if (!state) return;
      await collectCatalogEvents(inner, state.fresh ? state.horizon : null);
      await collectOwnEvents(inner, publicUrl);
      await addJob(inner, sendWebhooksJob, {});
    });
  },
};
