import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { AlertInput, AudienceInput } from "./alert.inputs.ts";
import { sendAlert } from "./alert.service.ts";
import { audienceOf, countAudience } from "./audience.ts";

@Resolver()
export class AlertResolver {
  @Allowed("admin")
  @Query(() => Int, { description: "How many accounts an alert would go to." })
  async alertAudience(
    @Ctx() context: Context,
    @Arg("audience", () => AudienceInput, { description: "Who it is for." }) audience: AudienceInput,
  ): Promise<number> {
    return countAudience(context, await audienceOf(context, audience));
  }

  @Allowed("admin")
  @Mutation(() => Int, {
    description: "Sends an alert to people. Returns the number of accounts that it goes to.",
  })
  sendAlert(
    @Ctx() context: Context,
    @Arg("input", () => AlertInput, { description: "What to say, and to whom." }) input: AlertInput,
  ): Promise<number> {
    return sendAlert(context, input);
  }
}
