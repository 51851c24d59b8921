import { addJob } from "../../../jobs/queue.ts";
import type { Context } from "../../../shared/context.ts";
import type { Job } from "../../../shared/job.ts";
import { collectCatalogEvents } from "./catalog-events.ts";
import { collectOwnEvents } from "./own-events.ts";
import { sendWebhooksJob } from "./sending/send-webhooks.job.ts";

/**
 * Creates messages for the events since the last time, from data that the product stores anyway: the changes by
 * which copies are synchronized, and people's notifications. The state's row is locked, so that nothing is
 * collected twice.
 * @param busy what to do while they are collected elsewhere.
 */
export async function collectEvents(
  { em, settings, publicUrl }: Pick<Context, "em" | "settings" | "publicUrl">,
  busy: "wait" | "skip",
): Promise<void> {
  const [state] = await em.execute<{ since: Date | string | null }[]>(
    // Removals are stored for 90 days; a time in the future comes from a backup of another database.
    `select case when read_until between now() - interval '80 days' and now() then read_until end as since
     from webhook_state for update${busy === "skip" ? " skip locked" : ""}`,
  );
  if (!state) return;
  await collectCatalogEvents({ em, settings }, state.since === null ? null : new Date(state.since));
  await collectOwnEvents({ em, settings, publicUrl });
  await addJob(em, sendWebhooksJob, {});
}

/** Collects the events of the last minute. */
export const collectEventsJob: Job = {
  name: "collect-webhook-events",
  schedule: "* * * * *",
  run: async (_payload, { em, settings, publicUrl }) => {
    await em.transactional((inner) => collectEvents({ em: inner, settings, publicUrl }, "skip"));
  },
};
