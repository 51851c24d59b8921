import sql, { raw } from "sql-template-tag";
import { Float } from "type-graphql";
import { Public, SignedIn } from "../../../shared/access.ts";
import { asPerson } from "../../../shared/actor.ts";
import { numberFilter, ownerFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { averageOf, histogramOf, RatingCount } from "./rating-count.ts";
import { Review } from "./review.entity.ts";

/** SQL condition on `t` for public reviews. */
export const isShownReview = raw(
  "t.status = 'published' and exists (select from solutions p where p.id = t.solution_id and p.status = 'published')",
);

/** The list of published reviews. */
export const reviewList = defineList({
  name: "reviews",
  typeName: "Review",
  entity: Review,
  description:
    "Published reviews of published solutions, of one of them or of a vendor's, filtered and sorted, paged.",
  access: Public(),
  file: "/api/reviews.csv",
  where: isShownReview,
  filters: {
    solutionId: ownerFilter({
      param: "solution",
      label: "Solution",
      description: "Only reviews of this solution.",
      condition: (id) => sql`t.solution_id = ${id}`,
    }),
    vendorId: ownerFilter({
      param: "vendor",
      label: "Vendor",
      description: "Only reviews of this vendor's solutions.",
      condition: (id) => sql`t.solution_id in (select s.id from solutions s where s.vendor_id = ${id})`,
    }),
    ratings: numberFilter({
      param: "rating",
      label: "Rating",
      description: "Reviews with one of these ratings, 1 to 5.",
      column: "rating",
      facetDescription: "Best first.",
    }),
  },
  orders: {
    NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" },
    HIGHEST: {
      label: "Highest rating",
      description: "Among equal ratings newest first.",
      by: ["rating", "createdAt"],
      direction: "desc",
    },
    LOWEST: {
      label: "Lowest rating",
      description: "Among equal ratings oldest first.",
      by: ["rating", "createdAt"],
      direction: "asc",
    },
  },
  defaultOrder: "NEWEST",
  figures: {
    histogram: {
      type: () => [RatingCount],
      description: "The number of reviews for each rating, 5 first, regardless of filters.",
      facets: ["ratings"],
      of: ({ facets }) => histogramOf(facets.ratings),
    },
    averageRating: {
      type: () => Float,
      description:
        "The mean rating of all reviews, regardless of filters, with one decimal; 0 without reviews.",
      facets: ["ratings"],
      of: ({ facets }) => averageOf(histogramOf(facets.ratings)),
    },
  },
});

/** The list of the viewer's own reviews. */
export const viewerReviewList = defineList({
  name: "viewerReviews",
  typeName: "ViewerReview",
  connectionName: "ViewerReview",
  entity: Review,
  description: "The viewer's own reviews in any status, newest first, paged.",
  access: SignedIn(),
  file: "/api/reviews/own.csv",
  where: (actor) => sql`t.author_id = ${asPerson(actor)?.id ?? 0}`,
  filters: {},
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});
