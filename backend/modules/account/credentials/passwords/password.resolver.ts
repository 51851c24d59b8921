import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { CredentialAttempt, OwnTransaction, Public, SignedIn } from "../../../../shared/access.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { changePassword } from "./change-password.service.ts";
import { requestPasswordReset, resetPassword } from "./password-reset.service.ts";

@Resolver()
export class PasswordResolver {
  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Done, {
    description:
      "Changes the viewer's password and signs out everywhere but here: ends other sessions, access tokens and the calendar's address, and turns webhooks off.",
  })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg("currentPassword", { description: "The current password." }) currentPassword: string,
    @Arg("newPassword", { description: "At least 6 characters." }) newPassword: string,
  ): Promise<Done> {
    return changePassword(context, currentPassword, newPassword);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Done, {
    description:
      "Sends a link to choose a new password. The response is the same if there is no such account.",
  })
  requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg("email", { description: "The email address." }) email: string,
  ): Promise<Done> {
    return requestPasswordReset(context, email);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Done, {
    description:
      "Sets a new password with the token from the email, ends all sessions, access tokens and the calendar's address, and turns webhooks off.",
  })
  resetPassword(
    @Ctx() context: RequestContext,
    @Arg("token", { description: "The token of the link, valid once and for 30 minutes." }) token: string,
    @Arg("newPassword", { description: "At least 6 characters." }) newPassword: string,
  ): Promise<Done> {
    return resetPassword(context, token, newPassword);
  }
}
