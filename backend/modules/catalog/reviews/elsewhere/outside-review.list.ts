import sql, { raw } from "sql-template-tag";
import { Public } from "../../../../shared/access.ts";
import type { Edge } from "../../../../shared/listing/edge.ts";
import { ownerFilter } from "../../../../shared/listing/filters.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { anyList } from "../../../../shared/listing/reading/read-list.ts";
import { Solution } from "../../solutions/solution.entity.ts";
import { OutsideReview } from "./outside-review.entity.ts";

/** The list of reviews that were published elsewhere. */
export const outsideReviewList = defineList({
  name: "outsideReviews",
  typeName: "OutsideReview",
  entity: OutsideReview,
  description: "Reviews of published solutions that were published elsewhere, newest first, paged.",
  access: Public(),
  file: "/api/outside-reviews.csv",
  where: raw("exists (select from solutions p where p.id = t.solution_id and p.status = 'published')"),
  filters: {
    solutionId: ownerFilter({
      param: "solution",
      label: "Solution",
      description: "Only reviews of this solution.",
      condition: (id) => sql`t.solution_id = ${id}`,
    }),
  },
  // Dated in the database, since reviews without a day are as old as their import.
  orders: { NEWEST: { label: "Newest", by: ["datedOn"], direction: "desc" } },
  defaultOrder: "NEWEST",
});

/** Leads from a solution to its reviews elsewhere. */
export const outsideReviewEdge: Edge = {
  of: Solution,
  name: "outsideReviews",
  description: "Its reviews that were published elsewhere, which don't count in its rating, paged.",
  list: anyList(outsideReviewList),
  belongs: (id) => sql`t.solution_id = ${id}`,
};
