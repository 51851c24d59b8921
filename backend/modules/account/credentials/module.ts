import type { Module } from "../../../shared/module.ts";
import { EmailChange } from "./email/email-change.entity.ts";
import { emailChangeJob } from "./email/email-change.job.ts";
import { EmailChangeResolver } from "./email/email-change.resolver.ts";
import { PasswordResolver } from "./passwords/password.resolver.ts";
import { PasswordReset } from "./passwords/password-reset.entity.ts";
import { passwordResetJob } from "./passwords/password-reset.job.ts";
import { credentialData } from "./personal-data.ts";
import { purgeCredentialsJob } from "./purge-credentials.job.ts";
import { signInCodeJob } from "./sign-in-code/sign-in-code.job.ts";
import { standingProofs } from "./standing-proofs.ts";
import { RecoveryCode } from "./two-factor/recovery-code.entity.ts";
import { SignInChallenge } from "./two-factor/sign-in-challenge.entity.ts";
import { TwoFactorResolver } from "./two-factor/two-factor.resolver.ts";
import { TwoFactorSecret } from "./two-factor/two-factor-secret.entity.ts";

/** Passwords, changes of email address, second factors and sign-in codes. */
export const credentials: Module = {
  entities: [EmailChange, PasswordReset, SignInChallenge, TwoFactorSecret, RecoveryCode],
  resolvers: [EmailChangeResolver, PasswordResolver, TwoFactorResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.beginTwoFactor": "signed in",
      "Mutation.cancelEmailChange": "signed in",
      "Mutation.changePassword": "signed in",
      "Mutation.confirmEmailChange": "everyone",
      "Mutation.confirmTwoFactor": "signed in",
      "Mutation.disableTwoFactor": "signed in",
      "Mutation.replaceRecoveryCodes": "signed in",
      "Mutation.requestEmailChange": "signed in",
      "Mutation.requestPasswordReset": "everyone",
      "Mutation.resendEmailChange": "signed in",
      "Mutation.resetPassword": "everyone",
      "Query.viewerEmailChange": "signed in",
      "Query.viewerTwoFactor": "signed in",
    },
  },
  jobs: [emailChangeJob, passwordResetJob, purgeCredentialsJob, signInCodeJob],
  personalData: credentialData,
  standingAccess: standingProofs,
};
