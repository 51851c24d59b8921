import type { Module } from "../../../shared/module.ts";
import { alertSearchesJob } from "./alerts/alert-searches.job.ts";
import { matchPublicationsJob } from "./alerts/match-publications.job.ts";
import { numberPublicationsJob } from "./alerts/number-publications.job.ts";
import { searchLetterJob } from "./alerts/search-letter.job.ts";
import { oneClickStop } from "./alerts/stop-alerts.ts";
import { savedSearchData } from "./personal-data.ts";
import { SavedSearch } from "./saved-search.entity.ts";
import { SavedSearchResolver } from "./saved-search.resolver.ts";
import { savedSearchFileRoutes } from "./saved-search-files.routes.ts";
import { seedSearches } from "./searches.seed.ts";

/** Saved searches of any public list, with alerts about their new matches. */
export const savedSearches: Module = {
  entities: [SavedSearch],
  resolvers: [SavedSearchResolver],
  access: {
    area: "discovery",
    operations: {
      "Mutation.deleteSavedSearch": "signed in",
      "Mutation.editSavedSearch": "signed in",
      "Mutation.saveSearch": "signed in",
      "Mutation.stopSearchAlerts": "everyone",
      "Mutation.visitSavedSearch": "signed in",
      "Query.mySavedSearches": "signed in",
      "Query.savedSearchPreview": "signed in",
    },
    restCalls: {
      "GET /api/searches.csv": "signed in",
    },
  },
  restRoutes: savedSearchFileRoutes,
  jobs: [numberPublicationsJob, matchPublicationsJob, alertSearchesJob, searchLetterJob],
  routers: [oneClickStop],
  personalData: savedSearchData,
  seed: { run: seedSearches },
};
