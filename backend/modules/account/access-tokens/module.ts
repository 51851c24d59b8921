import type { Module } from "../../../shared/module.ts";
import { AccessToken } from "./access-token.entity.ts";
import { AccessTokenResolver } from "./access-token.resolver.ts";
import { accessTokenData } from "./personal-data.ts";
import { purgeAccessTokensJob } from "./purge-access-tokens.job.ts";
import { standingTokens } from "./standing-tokens.ts";
import { warnOfEndsJob } from "./warn-of-ends.job.ts";

/** Access tokens, which allow programs to act for people. */
export const accessTokens: Module = {
  entities: [AccessToken],
  resolvers: [AccessTokenResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.createAccessToken": "signed in",
      "Mutation.revokeAccessToken": "signed in",
      "Mutation.revokeAllAccessTokens": "signed in",
      "Query.accessTokenCount": "administrators",
      "Query.viewerAccessTokens": "signed in",
    },
  },
  jobs: [purgeAccessTokensJob, warnOfEndsJob],
  personalData: accessTokenData,
  standingAccess: standingTokens,
};
