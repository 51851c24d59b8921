import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { BySession, CredentialAttempt, OwnTransaction, Public, SignedIn } from "../../../../shared/access.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { confirmEmailChange } from "./confirm-email-change.service.ts";
import { EmailChange } from "./email-change.entity.ts";
import {
  cancelEmailChange,
  pendingEmailChange,
  requestEmailChange,
  resendEmailChange,
} from "./email-change.service.ts";

@Resolver()
export class EmailChangeResolver {
  @SignedIn()
  @BySession()
  @Query(() => EmailChange, {
    nullable: true,
    description: "The viewer's pending change of email address; null if there is none.",
  })
  viewerEmailChange(@Ctx() context: RequestContext): Promise<EmailChange | null> {
    return pendingEmailChange(context);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => EmailChange, {
    description:
      "Sends a link to the viewer's new email address, which takes effect once `confirmEmailChange` gets its token.",
  })
  requestEmailChange(
    @Ctx() context: RequestContext,
    @Arg("email", { description: "The new address." }) email: string,
    @Arg("password", { description: "The viewer's password." }) password: string,
  ): Promise<EmailChange> {
    return requestEmailChange(context, email, password);
  }

  @SignedIn()
  @OwnTransaction()
  @BySession()
  @Mutation(() => EmailChange, { description: "Sends the link of the viewer's pending change again." })
  resendEmailChange(@Ctx() context: RequestContext): Promise<EmailChange> {
    return resendEmailChange(context);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Cancels the viewer's pending change of email address." })
  cancelEmailChange(@Ctx() context: RequestContext): Promise<Done> {
    return cancelEmailChange(context);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Done, { description: "Changes an account's email address with the token sent to it." })
  confirmEmailChange(
    @Ctx() context: RequestContext,
    @Arg("token", { description: "The token of the link in the email." }) token: string,
  ): Promise<Done> {
    return confirmEmailChange(context, token);
  }
}
