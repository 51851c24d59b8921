import type { Module } from "../../../shared/module.ts";
import { dueDeletionsJob } from "./deletion/due-deletions.job.ts";
import { PrivacyResolver } from "./privacy/privacy.resolver.ts";
import { ProfileResolver } from "./profile/profile.resolver.ts";
import { profileRoutes } from "./profile/profile.routes.ts";

/** Profiles, privacy and account deletion. */
export const profiles: Module = {
  resolvers: [PrivacyResolver, ProfileResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.deleteAccount": "signed in",
      "Mutation.updateNotificationPreferences": "signed in",
      "Mutation.updatePrivacy": "signed in",
      "Mutation.updateProfile": "signed in",
      "Query.exportMyData": "signed in",
      "Query.person": "signed in",
      "Query.viewerOverview": "signed in",
    },
    restCalls: {
      "PATCH /api/users/{id}/notifications": "signed in",
      "PATCH /api/users/{id}/profile": "signed in",
    },
  },
  jobs: [dueDeletionsJob],
  restRoutes: profileRoutes,
};
