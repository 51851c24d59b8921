import sql from "sql-template-tag";
import type { Edge } from "../../../shared/listing/edge.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { Category } from "../taxonomy/category.entity.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { solutionList } from "./solution.list.ts";

const list = anyList(solutionList);

/** The edges that lead to solutions. */
export const solutionEdges: readonly Edge[] = [
  {
    of: Vendor,
    name: "solutions",
    description: "Its published solutions, paged.",
    list,
    belongs: (id) => sql`t.vendor_id = ${id}`,
  },
  {
    of: Category,
    name: "solutions",
    description: "The published solutions that are listed under it, paged.",
    list,
    belongs: (id) => sql`t.category_id = ${id}`,
    isLarge: true,
  },
  {
    of: Sport,
    name: "solutions",
    description: "The published solutions for it, paged.",
    list,
    belongs: (id) => sql`t.sport_ids @> array[${id}]`,
    isLarge: true,
    countedBy: "sports",
  },
];
