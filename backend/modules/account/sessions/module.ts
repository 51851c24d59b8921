import type { Module } from "../../../shared/module.ts";
import { sessionData } from "./personal-data.ts";
import { Session } from "./session.entity.ts";
import { SessionResolver } from "./session.resolver.ts";
import { standingSessions } from "./standing-sessions.ts";

/** Sign-in sessions. */
export const sessions: Module = {
  entities: [Session],
  resolvers: [SessionResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.revokeOtherSessions": "signed in",
      "Mutation.revokeSession": "signed in",
      "Mutation.signOut": "everyone",
      "Query.viewerSessions": "signed in",
      "Query.viewerStandingAccess": "signed in",
    },
  },
  personalData: sessionData,
  standingAccess: standingSessions,
};
