import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, Public } from "../../../../shared/access.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { confirmSubscription, subscribe, unsubscribe } from "./newsletter.service.ts";

@Resolver()
export class NewsletterResolver {
  @Public()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Sends the link to confirm a subscription. The response is the same for every address.",
  })
  subscribeToNewsletter(
    @Ctx() context: RequestContext,
    @Arg("email", { description: "The email address." }) email: string,
  ): Promise<Done> {
    return subscribe(context, email);
  }

  @Public()
  @Mutation(() => Done, { description: "Confirms a subscription with the token from the email." })
  confirmNewsletter(
    @Ctx() context: RequestContext,
    @Arg("token", { description: "The token of the link in the email." }) token: string,
  ): Promise<Done> {
    return confirmSubscription(context, token);
  }

  @Public()
  @Mutation(() => Done, { description: "Unsubscribes with the key from an email's link." })
  unsubscribeFromNewsletter(
    @Ctx() context: RequestContext,
    @Arg("key", { description: "The key of the link in the email." }) key: string,
  ): Promise<Done> {
    return unsubscribe(context, key);
  }
}
