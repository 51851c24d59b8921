import type { Module } from "../../../shared/module.ts";
import { LinkedIdentity } from "./linked-identity.entity.ts";
import { providerData } from "./personal-data.ts";
import { ProviderResolver } from "./provider.resolver.ts";
import { ProviderSignIn } from "./provider-sign-in.entity.ts";
import { purgeProviderSignInsJob } from "./purge-provider-sign-ins.job.ts";
import { standingIdentities } from "./standing-identities.ts";

/** Sign-in by providers of OpenID Connect. */
export const providers: Module = {
  entities: [LinkedIdentity, ProviderSignIn],
  resolvers: [ProviderResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.beginIdentity": "signed in",
      "Mutation.beginProviderSignIn": "everyone",
      "Mutation.completeProviderSignIn": "everyone",
      "Mutation.createIdentity": "signed in",
      "Mutation.deleteIdentity": "signed in",
      "Query.signInProviders": "everyone",
      "Query.viewerIdentities": "signed in",
    },
  },
  jobs: [purgeProviderSignInsJob],
  personalData: providerData,
  standingAccess: standingIdentities,
};
