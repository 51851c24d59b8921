import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from "type-graphql";
import { Allowed } from "../../../shared/access.ts";
import type { Role } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { Roles } from "../../accounts/role.ts";
import { type Alert, sendAlert } from "./alert.service.ts";

@InputType({ description: "What an administrator tells people, and whom." })
export class AlertInput implements Alert {
  @Field({ description: "At most 120 characters." })
  title: string;

  @Field({ description: "Plain text, at most 2,000 characters." })
  text: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it is news or an offer, which only those get who turned on Marketing Updates.",
  })
  isNews?: boolean | null;

  @Field(() => [ID], { nullable: true, description: "Only these accounts." })
  userIds?: string[] | null;

  @Field(() => [Roles], { nullable: true, description: "Only accounts with these roles." })
  roles?: Role[] | null;

  @Field(() => String, { nullable: true, description: "A UUID; the same one again sends nothing more." })
  key?: string | null;
}

@Resolver()
export class AlertResolver {
  @Allowed("admin")
  @Mutation(() => Int, {
    description: "Sends an alert to people. Returns the number of accounts that it is meant for.",
  })
  sendAlert(
    @Ctx() context: Context,
    @Arg("input", () => AlertInput, { description: "What to tell, and whom." }) input: AlertInput,
  ): Promise<number> {
    return sendAlert(context, input);
  }
}
