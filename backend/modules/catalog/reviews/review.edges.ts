import sql from "sql-template-tag";
import type { Edge } from "../../../shared/listing/edge.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { reviewList } from "./review.list.ts";

const list = anyList(reviewList);

/** The edges that lead to reviews. */
export const reviewEdges: readonly Edge[] = [
  {
    of: Solution,
    name: "reviews",
    description: "Its published reviews, paged.",
    list,
    belongs: (id) => sql`t.solution_id = ${id}`,
  },
  {
    of: Vendor,
    name: "reviews",
    description: "The published reviews of its solutions, paged.",
    list,
    belongs: (id) => sql`t.solution_id in (select s.id from solutions s where s.vendor_id = ${id})`,
  },
];
