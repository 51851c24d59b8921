import { edgeResolver } from "../../../shared/listing/edge-resolver.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { OutsideReview } from "./elsewhere/outside-review.entity.ts";
import { outsideReviews as outsideReviewImport } from "./elsewhere/outside-review.import.ts";
import { outsideReviewEdge, outsideReviewList } from "./elsewhere/outside-review.list.ts";
import { ReviewInvitation } from "./invitations/review-invitation.entity.ts";
import { purgeReviewInvitationsJob, reviewInvitationJob } from "./invitations/review-invitation.job.ts";
import { ReviewInvitationResolver } from "./invitations/review-invitation.resolver.ts";
import { reviewData } from "./personal-data.ts";
import { replyNoticeJob } from "./reply-notice.job.ts";
import { reviewEdges } from "./review.edges.ts";
import { Review, ReviewReply } from "./review.entity.ts";
import { reviewList, viewerReviewList } from "./review.list.ts";
import { ReviewResolver } from "./review.resolver.ts";
import { seedReviews } from "./review.seed.ts";
import { reviewFileRoutes } from "./review-files.routes.ts";

/** Users' reviews of solutions, and the vendors' replies. */
export const reviews: Module = {
  entities: [Review, ReviewReply, ReviewInvitation, OutsideReview],
  resolvers: [
    ReviewResolver,
    ReviewInvitationResolver,
    ...[...reviewEdges, outsideReviewEdge].map(edgeResolver),
  ],
  access: {
    area: "catalog",
    operations: {
      "Mutation.acceptReviewInvitation": "signed in",
      "Mutation.editReview": "signed in",
      "Mutation.inviteReview": "signed in",
      "Mutation.removeReviewReply": "signed in",
      "Mutation.reportReview": "signed in",
      "Mutation.saveReviewReply": "signed in",
      "Mutation.verifyReview": "administrators",
      "Mutation.withdrawReview": "signed in",
      "Mutation.withdrawReviewInvitation": "signed in",
      "Mutation.writeReview": "signed in",
      "Query.outsideReviews": "everyone",
      "Query.offeredReview": "signed in",
      "Query.reviewing": "signed in",
      "Query.reviewInvitations": "signed in",
      "Query.reviews": "everyone",
      "Query.viewerReviews": "signed in",
    },
    restCalls: {
      "GET /api/outside-reviews.csv": "everyone",
      "GET /api/reviews.csv": "everyone",
      "GET /api/reviews/own.csv": "signed in",
    },
  },
  restRoutes: reviewFileRoutes,
  lists: [anyList(reviewList), anyList(viewerReviewList), anyList(outsideReviewList)],
  importKinds: [outsideReviewImport],
  personalData: reviewData,
  jobs: [replyNoticeJob, reviewInvitationJob, purgeReviewInvitationsJob],
  seed: { run: seedReviews },
};
