import type { Module } from "../../../shared/module.ts";
import { seedAccounts } from "./demo-accounts.seed.ts";
import { SignInResolver } from "./sign-in.resolver.ts";
import { signInRoutes } from "./sign-in.routes.ts";

/** Registration and sign-in. */
export const signIn: Module = {
  resolvers: [SignInResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.confirmSignIn": "everyone",
      "Mutation.register": "everyone",
      "Mutation.signIn": "everyone",
      "Query.demoAccounts": "everyone",
    },
    restCalls: {
      "GET /api/auth/me": "signed in",
      "POST /api/auth/login": "everyone",
      "POST /api/auth/login/second-factor": "everyone",
      "POST /api/auth/logout": "everyone",
      "POST /api/auth/register": "everyone",
    },
  },
  restRoutes: signInRoutes,
  seed: { everyStart: true, run: seedAccounts },
};
