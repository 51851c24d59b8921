import { edgeResolver } from "../../../shared/listing/edge-resolver.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
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
  entities: [Review, ReviewReply],
  resolvers: [ReviewResolver, ...reviewEdges.map(edgeResolver)],
  access: {
    area: "catalog",
    operations: {
      "Mutation.editReview": "signed in",
      "Mutation.removeReviewReply": "signed in",
      "Mutation.reportReview": "signed in",
      "Mutation.saveReviewReply": "signed in",
      "Mutation.withdrawReview": "signed in",
      "Mutation.writeReview": "signed in",
      "Query.reviewing": "signed in",
      "Query.reviews": "everyone",
      "Query.viewerReviews": "signed in",
    },
    restCalls: {
      "GET /api/reviews.csv": "everyone",
      "GET /api/reviews/own.csv": "signed in",
    },
  },
  restRoutes: reviewFileRoutes,
  lists: [anyList(reviewList), anyList(viewerReviewList)],
  personalData: reviewData,
  jobs: [replyNoticeJob],
  seed: { run: seedReviews },
};
