import { Field, InputType, Int, ObjectType } from "type-graphql";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

@InputType({ description: "An endpoint, and the events that it receives." })
export class WebhookInput {
  @Field({ description: "An https:// address on the public internet." })
  url: string;

  @Field(() => [String], { description: "The events that it receives, such as `solution.published`." })
  events: string[];
}

@ObjectType({ description: "An endpoint with its new secret." })
export class WebhookWithSecret {
  @Field({ description: "The secret that messages are signed with; it can't be shown again." })
  secret: string;

  @Field({ description: "The endpoint, as it is listed from now on." })
  webhook: WebhookEndpoint;
}

@ObjectType({ description: "What became of an endpoint's failed messages." })
export class WebhookReplay {
  @Field(() => Int, { description: "How many are sent again." })
  count: number;

  @Field({ description: "Whether there are more, for another call." })
  hasMore: boolean;
}
