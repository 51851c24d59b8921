import type { ObjectQuery } from "@mikro-orm/postgresql";
import type { FacetSource } from "../../shared/facets.ts";
import type { Category } from "./category.entity.ts";

/** The categories that a filter names, by name whatever its case, or by slug. */
export function namedAs(names: readonly string[]): ObjectQuery<Category> {
  return { $or: [{ name: { $in: [...names] } }, { slug: { $in: [...names] } }] };
}

/** Counts by category, under the names that such a filter takes. */
export const CATEGORY_NAMES: FacetSource = {
  join: "join categories v on v.id = t.category_id",
  value: "v.name",
};
