import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, BySession, CredentialAttempt, OwnTransaction } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { PageArguments } from "../../../shared/paging/connection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { User } from "../../account/identity/user.entity.ts";
import { UpdateProfileInput } from "../../account/profiles/profile/profile.inputs.ts";
import { userActivity } from "./activity/activity.service.ts";
import { UserActivityConnection } from "./activity/user-activity.ts";
import { deleteUser, findUser, updateUserProfile } from "./managed-user.service.ts";
import { resetUserPassword } from "./reset-user-password.ts";
import { UserRightsInput } from "./rights/rights.inputs.ts";
import { updateUserRights } from "./rights/rights.service.ts";

/**
 * Account administration. Access tokens can't call it: anyone with such a token could take over any account.
 */
@Resolver()
export class UserManagementResolver {
  @Allowed("admin")
  @Query(() => User, { description: "An account by its id." })
  user(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<User> {
    return findUser(context, id);
  }

  @Allowed("admin")
  @Query(() => UserActivityConnection, {
    description: "What a person did, and what was done to their account, latest first.",
  })
  userActivity(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<UserActivityConnection> {
    return userActivity(context, id, page);
  }

  @Allowed("admin")
  @BySession()
  @Mutation(() => User, {
    description: "Changes an account's role, status and custom permissions together.",
  })
  updateUserRights(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
    @Arg("input", () => UserRightsInput, { description: "The account's role and rights." })
    input: UserRightsInput,
  ): Promise<User> {
    return updateUserRights(context, id, input);
  }

  @Allowed("admin")
  @BySession()
  @Mutation(() => User, {
    description: "Changes someone's profile; if the email address changes, the old one is notified.",
  })
  updateUserProfile(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
    @Arg("input", () => UpdateProfileInput, { description: "The profile's new content." })
    input: UpdateProfileInput,
  ): Promise<User> {
    return updateUserProfile(context, id, input);
  }

  @Allowed("admin")
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Done, { description: "Gives an account a new password and ends its sessions." })
  resetUserPassword(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
    @Arg("newPassword", { description: "At least 6 characters." }) newPassword: string,
  ): Promise<Done> {
    return resetUserPassword(context, id, newPassword);
  }

  @Allowed("admin")
  @BySession()
  @Mutation(() => Boolean, {
    description:
      "Deletes an account and erases its personal data right away. Administrators' can't be deleted.",
  })
  deleteUser(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<boolean> {
    return deleteUser(context, id);
  }
}
