import sql, { raw } from "sql-template-tag";
import { Float } from "type-graphql";
import { Public, SignedIn } from "../../../shared/access.ts";
import { asPerson } from "../../../shared/actor.ts";
import {
  enumFilter,
  flagFilter,
  numberFilter,
  ownerFilter,
  referenceFilter,
} from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { averageOf, histogramOf, RatingCount } from "./rating-count.ts";
import { Review } from "./review.entity.ts";
import { DIMENSIONS, REVIEWER_ROLE_LABELS } from "./reviewer.rules.ts";
import { DimensionRating, dimensionsOf, ReviewerRoles } from "./reviewer.ts";

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
    easeOfUse: numberFilter({
      param: "ease-of-use",
      label: DIMENSIONS.easeOfUse,
      description: "Reviews that rate ease of use like this, 1 to 5.",
      column: "ease_of_use",
      nullable: true,
      facetDescription: "Best first.",
    }),
    setup: numberFilter({
      param: "setup",
      label: DIMENSIONS.setup,
      description: "Reviews that rate setup like this, 1 to 5.",
      column: "setup",
      nullable: true,
      facetDescription: "Best first.",
    }),
    support: numberFilter({
      param: "support",
      label: DIMENSIONS.support,
      description: "Reviews that rate support like this, 1 to 5.",
      column: "support",
      nullable: true,
      facetDescription: "Best first.",
    }),
    value: numberFilter({
      param: "value",
      label: DIMENSIONS.value,
      description: "Reviews that rate value like this, 1 to 5.",
      column: "value",
      nullable: true,
      facetDescription: "Best first.",
    }),
    reliability: numberFilter({
      param: "reliability",
      label: DIMENSIONS.reliability,
      description: "Reviews that rate reliability like this, 1 to 5.",
      column: "reliability",
      nullable: true,
      facetDescription: "Best first.",
    }),
    dataAccess: numberFilter({
      param: "data-access",
      label: DIMENSIONS.dataAccess,
      description: "Reviews that rate data access like this, 1 to 5.",
      column: "data_access",
      nullable: true,
      facetDescription: "Best first.",
    }),
    roles: enumFilter({
      param: "role",
      label: "Role",
      description: "Reviews by people of one of these roles.",
      column: "reviewer_role",
      nullable: true,
      members: ReviewerRoles,
      labels: REVIEWER_ROLE_LABELS,
    }),
    levels: enumFilter({
      param: "level",
      label: "Level",
      description: "Reviews by people at one of these levels of sport.",
      column: "reviewer_level",
      nullable: true,
      members: Levels,
      labels: LEVEL_LABELS,
    }),
    sports: referenceFilter({
      param: "sport",
      label: "Sport",
      description: "Reviews for one of these sports, by slug or name.",
      column: "sport_id",
      table: "sports",
    }),
    verified: flagFilter({
      param: "verified",
      label: "Verified",
      only: "reviews by verified customers",
      condition: sql`t.verified_by is not null`,
      labels: { true: "Verified customers", false: "Others" },
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
    EASE_OF_USE: {
      label: DIMENSIONS.easeOfUse,
      description: "Best for ease of use first, those that don't rate it last.",
      by: ["easeOfUseKey", "createdAt"],
      direction: "desc",
    },
    SETUP: {
      label: DIMENSIONS.setup,
      description: "Best for setup first, those that don't rate it last.",
      by: ["setupKey", "createdAt"],
      direction: "desc",
    },
    SUPPORT: {
      label: DIMENSIONS.support,
      description: "Best for support first, those that don't rate it last.",
      by: ["supportKey", "createdAt"],
      direction: "desc",
    },
    VALUE: {
      label: DIMENSIONS.value,
      description: "Best for value first, those that don't rate it last.",
      by: ["valueKey", "createdAt"],
      direction: "desc",
    },
    RELIABILITY: {
      label: DIMENSIONS.reliability,
      description: "Best for reliability first, those that don't rate it last.",
      by: ["reliabilityKey", "createdAt"],
      direction: "desc",
    },
    DATA_ACCESS: {
      label: DIMENSIONS.dataAccess,
      description: "Best for data access first, those that don't rate it last.",
      by: ["dataAccessKey", "createdAt"],
      direction: "desc",
    },
  },
  defaultOrder: "NEWEST",
  figures: {
    histogram: {
      type: () => [RatingCount],
      description: "The number of reviews for each rating, 5 first, regardless of the filter of ratings.",
      facets: ["ratings"],
      of: ({ facets }) => histogramOf(facets.ratings),
    },
    dimensions: {
      type: () => [DimensionRating],
      description: "What the reviews say by dimension.",
      facets: ["easeOfUse", "setup", "support", "value", "reliability", "dataAccess"],
      of: ({ facets }) => dimensionsOf(facets),
    },
    averageRating: {
      type: () => Float,
      description:
        "The mean rating, regardless of the filter of ratings, with one decimal; 0 without reviews.",
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
