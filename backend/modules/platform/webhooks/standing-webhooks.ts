import type { StandingAccess } from "../../../shared/standing-access.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

/** Servers that are told what happens; they are turned off, so that their owner can look at their logs. */
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
