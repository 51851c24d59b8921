import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { BySession, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { PageArguments } from "../../../../shared/paging/connection.ts";
import { WebhookReplay } from "../webhook.types.ts";
import { listDeliveries, replayWebhookDelivery, sendTestWebhook } from "./delivery.service.ts";
import { replayFailedDeliveries } from "./replay-failed.service.ts";
import { WebhookDelivery, WebhookDeliveryConnection } from "./webhook-delivery.entity.ts";

@Resolver()
export class WebhookDeliveryResolver {
  @SignedIn()
  @BySession()
  @Query(() => WebhookDeliveryConnection, {
    description: "The messages to one of the viewer's endpoints in the last 30 days, newest first.",
  })
  webhookDeliveries(
    @Ctx() context: Context,
    @Arg("endpointId", () => ID, { description: "The endpoint's id." }) endpointId: string,
    @Args() page: PageArguments,
  ): Promise<WebhookDeliveryConnection> {
    return listDeliveries(context, endpointId, page);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => WebhookDelivery, { description: "Sends a test event to an endpoint, on or off." })
  sendTestWebhook(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The endpoint's id." }) id: string,
  ): Promise<WebhookDelivery> {
    return sendTestWebhook(context, id);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends a message again, with the same id; refused while its endpoint is off, unless it is a test.",
  })
  replayWebhookDelivery(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The message's id." }) id: string,
  ): Promise<WebhookDelivery> {
    return replayWebhookDelivery(context, id);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => WebhookReplay, {
    description:
      "Sends an endpoint's failed messages again, the 1,000 oldest at a time, with the same ids; refused while it is off.",
  })
  replayFailedWebhookDeliveries(
    @Ctx() context: Context,
    @Arg("endpointId", () => ID, { description: "The endpoint's id." }) endpointId: string,
  ): Promise<WebhookReplay> {
    return replayFailedDeliveries(context, endpointId);
  }
}
