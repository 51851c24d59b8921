import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { CredentialAttempt, Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { AccountInvitation } from "./account-invitation.entity.ts";
import { findAccountInvitation } from "./account-invitation.service.ts";

@Resolver()
export class AccountInvitationResolver {
  @Public()
  @CredentialAttempt()
  @Query(() => AccountInvitation, {
    nullable: true,
    description: "The invitation to sign up behind a link; null if it was used or withdrawn, or has expired.",
  })
  accountInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token of the link." }) token: string,
  ): Promise<AccountInvitation | null> {
    return findAccountInvitation(context, token);
  }
}
