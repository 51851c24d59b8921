import type { Module } from "../../../shared/module.ts";
import { alertBriefsJob } from "./alerts/alert-briefs.job.ts";
import { briefLetterJob } from "./alerts/brief-letter.job.ts";
import { matchBriefsJob, matchInstantBriefsJob } from "./alerts/match-briefs.job.ts";
import { oneClickStop } from "./alerts/stop-alerts.ts";
import { savedBriefData } from "./personal-data.ts";
import { SavedBrief } from "./saved-brief.entity.ts";
import { SavedBriefResolver } from "./saved-brief.resolver.ts";
import { savedBriefFileRoutes } from "./saved-brief-files.routes.ts";
import { seedSavedBriefs } from "./saved-briefs.seed.ts";
import { BriefSharingResolver } from "./sharing.resolver.ts";

/** Saved and shared briefs, with alerts about their new matches. */
export const savedBriefs: Module = {
  entities: [SavedBrief],
  resolvers: [SavedBriefResolver, BriefSharingResolver],
  access: {
    area: "discovery",
    operations: {
      "Mutation.deleteSavedBrief": "signed in",
      "Mutation.editSavedBrief": "signed in",
      "Mutation.renewBriefLink": "signed in",
      "Mutation.saveBrief": "signed in",
      "Mutation.shareBrief": "signed in",
      "Mutation.stopBriefAlerts": "everyone",
      "Mutation.visitSavedBrief": "signed in",
      "Query.matchSavedBrief": "signed in",
      "Query.matchSharedBrief": "everyone",
      "Query.mySavedBriefs": "signed in",
      "Query.savedBrief": "signed in",
      "Query.sharedBrief": "everyone",
    },
    restCalls: {
      "GET /api/briefs.csv": "signed in",
    },
  },
  restRoutes: savedBriefFileRoutes,
  jobs: [matchInstantBriefsJob, matchBriefsJob, alertBriefsJob, briefLetterJob],
  routers: [oneClickStop],
  personalData: savedBriefData,
  seed: { run: seedSavedBriefs },
};
