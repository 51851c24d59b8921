import type { StandingAccess } from "../../../shared/standing-access.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

/** The person's webhooks; they are turned off instead of deleted, so that their owner can read their logs. */
export const standingWebhooks: StandingAccess = {
  kind: "webhooks",
  nouns: ["webhook", "webhooks"],
  path: "/developers/webhooks",
  count: (em, { userId: ownerId }) => em.count(WebhookEndpoint, { ownerId, enabled: true }),
  end: async (em, { userId }) => {
    const ended = await em.execute<unknown[]>(
      `update webhook_endpoints set enabled = false, version = version + 1, updated_at = now()
       where owner_id = ? and enabled returning id`,
      [userId],
    );
    return ended.length;
  },
};
