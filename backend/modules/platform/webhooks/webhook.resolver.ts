import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { BySession, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
  MAX_ENDPOINTS,
  rotateWebhookSecret,
  setWebhookEnabled,
} from "./webhook.service.ts";
import { WebhookInput, WebhookWithSecret } from "./webhook.types.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

const WHICH = { description: "The endpoint's id." };
const VERSION = { description: "The version that was read." };

@Resolver()
export class WebhookResolver {
  @SignedIn()
  @BySession()
  @MaxLength(MAX_ENDPOINTS)
  @Query(() => [WebhookEndpoint], { description: "The viewer's webhook endpoints; at most ten." })
  viewerWebhooks(@Ctx() context: Context): Promise<WebhookEndpoint[]> {
    return listWebhooks(context);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => WebhookWithSecret, {
    description: "Adds an endpoint that receives events, signed as Standard Webhooks specifies.",
  })
  createWebhook(
    @Ctx() context: Context,
    @Arg("input", { description: "Its address and events." }) input: WebhookInput,
  ): Promise<WebhookWithSecret> {
    return createWebhook(context, input);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => WebhookEndpoint, { description: "Changes an endpoint's address and events." })
  editWebhook(
    @Ctx() context: Context,
    @Arg("id", () => ID, WHICH) id: string,
    @Arg("input", { description: "Its address and events." }) input: WebhookInput,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<WebhookEndpoint> {
    return editWebhook(context, id, input, version);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => WebhookEndpoint, {
    description: "Turns an endpoint on or off; nothing is sent about what happens while it is off.",
  })
  setWebhookEnabled(
    @Ctx() context: Context,
    @Arg("id", () => ID, WHICH) id: string,
    @Arg("enabled", { description: "Whether events are sent to it." }) enabled: boolean,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<WebhookEndpoint> {
    return setWebhookEnabled(context, id, enabled, version);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => WebhookWithSecret, {
    description: "Gives an endpoint a new secret; for a day, messages are signed with the previous one, too.",
  })
  rotateWebhookSecret(
    @Ctx() context: Context,
    @Arg("id", () => ID, WHICH) id: string,
  ): Promise<WebhookWithSecret> {
    return rotateWebhookSecret(context, id);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Deletes an endpoint and the log of its messages." })
  deleteWebhook(@Ctx() context: Context, @Arg("id", () => ID, WHICH) id: string): Promise<Done> {
    return deleteWebhook(context, id);
  }
}
