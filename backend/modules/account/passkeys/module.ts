import type { Module } from "../../../shared/module.ts";
import { Passkey } from "./passkey.entity.ts";
import { PasskeyResolver } from "./passkey.resolver.ts";
import { PasskeyChallenge } from "./passkey-challenge.entity.ts";
import { PasskeySignInResolver } from "./passkey-sign-in.resolver.ts";
import { passkeyData } from "./personal-data.ts";
import { purgePasskeyChallengesJob } from "./purge-passkey-challenges.job.ts";
import { standingPasskeys } from "./standing-passkeys.ts";

/** Passkeys, as sign-in and as second factor. */
export const passkeys: Module = {
  entities: [Passkey, PasskeyChallenge],
  resolvers: [PasskeyResolver, PasskeySignInResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.beginPasskey": "signed in",
      "Mutation.beginPasskeySignIn": "everyone",
      "Mutation.confirmSignInByPasskey": "everyone",
      "Mutation.createPasskey": "signed in",
      "Mutation.deletePasskey": "signed in",
      "Mutation.signInByPasskey": "everyone",
      "Mutation.updatePasskey": "signed in",
      "Query.viewerPasskeys": "signed in",
    },
  },
  jobs: [purgePasskeyChallengesJob],
  personalData: passkeyData,
  standingAccess: standingPasskeys,
};
