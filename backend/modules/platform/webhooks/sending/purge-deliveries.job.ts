import type { Job } from "../../../../shared/job.ts";

/** Deletes messages after 30 days, and secrets that are no longer used for signing. */
export const purgeDeliveriesJob: Job = {
  name: "purge-webhook-deliveries",
  schedule: "53 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from webhook_deliveries where created_at < now() - interval '30 days'");
    await em.execute(
      `update webhook_endpoints set previous_secret = null, previous_until = null where previous_until < now()`,
    );
  },
};
