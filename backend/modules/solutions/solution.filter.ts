import type { ObjectQuery } from "@mikro-orm/postgresql";
import { searchPattern } from "../../shared/text.ts";
import type { Solution } from "./solution.entity.ts";
import type { SolutionFilter, SolutionsArguments } from "./solution.inputs.ts";

/** The filters that have a facet. */
export type Facet = keyof SolutionFilter;

/**
 * What a list of solutions is narrowed to: search is a case-insensitive substring of title or description
 * (specification section 5). `except` leaves one filter out, so that its facet keeps the chosen value's siblings.
 */
export function solutionWhere(
  { search, filter }: Pick<SolutionsArguments, "search" | "filter">,
  except?: Facet,
): ObjectQuery<Solution> {
  const conditions: ObjectQuery<Solution>[] = [];
  const pattern = searchPattern(search);
  if (pattern)
    conditions.push({ $or: [{ title: { $ilike: pattern } }, { description: { $ilike: pattern } }] });
  const chosen = <F extends Facet>(facet: F): NonNullable<SolutionFilter[F]> | undefined => {
    const values = facet === except ? undefined : filter?.[facet];
    return values?.length ? values : undefined;
  };
  const categories = chosen("categories");
  if (categories) conditions.push({ category: { slug: { $in: categories } } });
  const sports = chosen("sports");
  if (sports) conditions.push({ sports: { $some: { slug: { $in: sports } } } });
  const levels = chosen("levels");
  if (levels) conditions.push({ levels: { $overlap: levels } });
  const priceBands = chosen("priceBands");
  if (priceBands) conditions.push({ priceBand: { $in: priceBands } });
  return conditions.length > 0 ? { $and: conditions } : {};
}
