import type { Module } from "../../shared/module.ts";
import { PasswordResolver } from "./passwords/password.resolver.ts";
import { PasswordReset } from "./passwords/password-reset.entity.ts";
import { passwordResetJob } from "./passwords/password-reset.job.ts";
import { credentialData } from "./personal-data.ts";
import { purgeCredentialsJob } from "./purge-credentials.job.ts";
import { RecoveryCode } from "./two-factor/recovery-code.entity.ts";
import { SignInChallenge } from "./two-factor/sign-in-challenge.entity.ts";
import { TwoFactorResolver } from "./two-factor/two-factor.resolver.ts";
import { TwoFactorSecret } from "./two-factor/two-factor-secret.entity.ts";

/** Passwords and second factors. */
export const credentials: Module = {
  entities: [PasswordReset, SignInChallenge, TwoFactorSecret, RecoveryCode],
  resolvers: [PasswordResolver, TwoFactorResolver],
  access: {
    operations: {
      "Mutation.beginTwoFactor": "signed in",
      "Mutation.changePassword": "signed in",
      "Mutation.confirmTwoFactor": "signed in",
      "Mutation.disableTwoFactor": "signed in",
      "Mutation.replaceRecoveryCodes": "signed in",
      "Mutation.requestPasswordReset": "everyone",
      "Mutation.resetPassword": "everyone",
      "Query.viewerTwoFactor": "signed in",
    },
  },
  jobs: [passwordResetJob, purgeCredentialsJob],
  personalData: credentialData,
};
