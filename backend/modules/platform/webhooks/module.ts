import type { Module } from "../../../shared/module.ts";
import { collectEventsJob } from "./collect-events.job.ts";
import { describedEvents } from "./described-events.ts";
import { webhookData } from "./personal-data.ts";
import { WebhookDeliveryResolver } from "./sending/delivery.resolver.ts";
import { purgeDeliveriesJob } from "./sending/purge-deliveries.job.ts";
import { sendWebhooksJob } from "./sending/send-webhooks.job.ts";
import { WebhookDelivery } from "./sending/webhook-delivery.entity.ts";
import { standingWebhooks } from "./standing-webhooks.ts";
import { WebhookResolver } from "./webhook.resolver.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

/** Webhooks, which notify people's servers of events. */
export const webhooks: Module = {
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhookResolver, WebhookDeliveryResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.createWebhook": "signed in",
      "Mutation.deleteWebhook": "signed in",
      "Mutation.editWebhook": "signed in",
      "Mutation.replayFailedWebhookDeliveries": "signed in",
      "Mutation.replayWebhookDelivery": "signed in",
      "Mutation.rotateWebhookSecret": "signed in",
      "Mutation.sendTestWebhook": "signed in",
      "Mutation.setWebhookEnabled": "signed in",
      "Query.viewerWebhooks": "signed in",
      "Query.webhookDeliveries": "signed in",
    },
  },
  describedWebhooks: describedEvents,
  jobs: [collectEventsJob, sendWebhooksJob, purgeDeliveriesJob],
  personalData: webhookData,
  standingAccess: standingWebhooks,
};
