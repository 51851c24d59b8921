import type { Module } from "../../../shared/module.ts";
import { AssigningResolver } from "./assigning/assigning.resolver.ts";
import { JuryDecidingResolver } from "./deciding/deciding.resolver.ts";
import { JuryResolver } from "./jury.resolver.ts";
import { seedJuries } from "./jury.seed.ts";
import { juryRoutes } from "./jury-files.routes.ts";
import { juryData } from "./personal-data.ts";
import { RankingResolver } from "./ranking/ranking.resolver.ts";
import { CallResultResolver } from "./result/result.resolver.ts";
import { juryInvitationJob } from "./reviewers/invitation.job.ts";
import { juryWarningJob } from "./reviewers/reminding.ts";
import { ReviewersResolver } from "./reviewers/reviewers.resolver.ts";
import { ReviewingResolver } from "./reviewing/reviewing.resolver.ts";

/** Juries: reviewers who score the applications to a call in rounds, and the public result. */
export const juries: Module = {
  resolvers: [
    AssigningResolver,
    CallResultResolver,
    JuryDecidingResolver,
    JuryResolver,
    RankingResolver,
    ReviewersResolver,
    ReviewingResolver,
  ],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.acceptJuryInvitation": "signed in",
      "Mutation.answerNamingRequest": "signed in",
      "Mutation.askJuryWinner": "signed in",
      "Mutation.closeJuryRound": "signed in",
      "Mutation.commentOnJuryEntry": "signed in",
      "Mutation.decideOnJuryEntries": "signed in",
      "Mutation.declareJuryConflict": "signed in",
      "Mutation.inviteJuryReviewer": "signed in",
      "Mutation.openJuryRound": "signed in",
      "Mutation.publishJuryResult": "signed in",
      "Mutation.remindJury": "signed in",
      "Mutation.removeJuryReviewer": "signed in",
      "Mutation.saveJury": "signed in",
      "Mutation.saveJuryReview": "signed in",
      "Mutation.setJuryAssignment": "signed in",
      "Mutation.spreadJuryAssignments": "signed in",
      "Query.callResult": "everyone",
      "Query.jury": "signed in",
      "Query.juryEntries": "signed in",
      "Query.juryInvitation": "signed in",
      "Query.juryLetters": "signed in",
      "Query.juryReview": "signed in",
      "Query.juryReviewLines": "signed in",
      "Query.juryTasks": "signed in",
      "Query.juryWinners": "signed in",
      "Query.namingRequest": "signed in",
    },
    restCalls: {
      "GET /api/collaborations/{id}/result": "everyone",
      "GET /api/jury-rounds/{roundId}/ranking.csv": "signed in",
      "GET /api/jury-rounds/{roundId}/reviews.csv": "signed in",
      "GET /api/opportunities/{id}/result": "everyone",
    },
  },
  restRoutes: juryRoutes,
  jobs: [juryInvitationJob, juryWarningJob],
  personalData: juryData,
  seed: { run: seedJuries },
};
