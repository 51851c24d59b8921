import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { BySession, CredentialAttempt, OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { User } from "../../identity/user.entity.ts";
import { RecoveryCodes, TwoFactorEnrollment, TwoFactorStatus } from "./two-factor.results.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  replaceRecoveryCodes,
  twoFactorStatus,
} from "./two-factor.service.ts";

const CODE_AGAIN = {
  nullable: true,
  description: "A code of the authenticator app, or a recovery code; required while the second factor is on.",
} as const;

@Resolver()
export class TwoFactorResolver {
  @SignedIn()
  @BySession()
  @Query(() => TwoFactorStatus, { description: "The status of the viewer's second factor." })
  viewerTwoFactor(@Ctx() context: RequestContext): Promise<TwoFactorStatus> {
    return twoFactorStatus(context);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => TwoFactorEnrollment, {
    description:
      "Starts enrollment with a secret for an authenticator app; `confirmTwoFactor` enables the second factor.",
  })
  beginTwoFactor(
    @Ctx() context: RequestContext,
    @Arg("password", () => String, { nullable: true, description: "The caller's password; required." })
    password?: string | null,
  ): Promise<TwoFactorEnrollment> {
    return beginTwoFactor(context, password ?? "");
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => RecoveryCodes, {
    description: "Enables two-factor authentication with the app's first code.",
  })
  confirmTwoFactor(
    @Ctx() context: RequestContext,
    @Arg("code", { description: "The code that the authenticator app shows." }) code: string,
  ): Promise<RecoveryCodes> {
    return confirmTwoFactor(context, code);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => User, { description: "Disables two-factor authentication." })
  disableTwoFactor(
    @Ctx() context: RequestContext,
    @Arg("password", { description: "The caller's password." }) password: string,
    @Arg("code", () => String, CODE_AGAIN) code?: string | null,
  ): Promise<User> {
    return disableTwoFactor(context, password, code);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => RecoveryCodes, { description: "Replaces the recovery codes with new ones." })
  replaceRecoveryCodes(
    @Ctx() context: RequestContext,
    @Arg("password", { description: "The caller's password." }) password: string,
    @Arg("code", () => String, CODE_AGAIN) code?: string | null,
  ): Promise<RecoveryCodes> {
    return replaceRecoveryCodes(context, password, code);
  }
}
