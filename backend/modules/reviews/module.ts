import { anyList } from "../../shared/listing/read-list.ts";
import type { Module } from "../../shared/module.ts";
import { reviewData } from "./personal-data.ts";
import { Review } from "./review.entity.ts";
import { reviewList } from "./review.list.ts";

/** User reviews of solutions. */
export const reviews: Module = {
  entities: [Review],
  access: {
    operations: {
      "Query.reviews": "everyone",
    },
  },
  lists: [anyList(reviewList)],
  personalData: reviewData,
};
