import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { confirmSubscription, subscribe, unsubscribe } from "./newsletter.service.ts";

@Resolver()
export class NewsletterResolver {
  @Public()
  @OwnTransaction()
  @Mutation(() => String, {
    description: "Sends the link that confirms a subscription; the answer is the same for every address.",
  })
  subscribeToNewsletter(@Ctx() context: RequestContext, @Arg("email") email: string): Promise<string> {
    return subscribe(context, email);
  }

  @Public()
  @Mutation(() => String, { description: "Confirms a subscription by the letter's link." })
  confirmNewsletter(@Ctx() context: RequestContext, @Arg("token") token: string): Promise<string> {
    return confirmSubscription(context, token);
  }

  @Public()
  @Mutation(() => String, { description: "Ends a subscription by the key in a letter's link." })
  unsubscribeFromNewsletter(@Ctx() context: RequestContext, @Arg("key") key: string): Promise<string> {
    return unsubscribe(context, key);
  }
}
