import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { notifyApplicantsJob } from "./notify-applicants.job.ts";
import { Posting } from "./posting.entity.ts";
import { myPostingList } from "./posting.list.ts";
import { PostingResolver } from "./posting.resolver.ts";
import { seedPostings } from "./posting.seed.ts";
import { postingFileRoutes } from "./posting-files.routes.ts";

/** Opportunities and collaborations posted by organizations and mentors. */
export const postings: Module = {
  entities: [Posting],
  resolvers: [PostingResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.closePosting": "signed in",
      "Mutation.createPosting": "signed in",
      "Mutation.discardPosting": "signed in",
      "Mutation.extendPosting": "signed in",
      "Mutation.reopenPosting": "signed in",
      "Mutation.updatePosting": "signed in",
      "Query.myPostings": "signed in",
      "Query.posting": "signed in",
      "Query.postingOptions": "signed in",
    },
    restCalls: {
      "GET /api/postings/own.csv": "signed in",
    },
  },
  restRoutes: postingFileRoutes,
  jobs: [notifyApplicantsJob],
  lists: [anyList(myPostingList)],
  seed: { run: seedPostings },
};
