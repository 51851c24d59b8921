import type { ObjectQuery } from "@mikro-orm/postgresql";
import { chosenIn } from "../../shared/facets.ts";
import { parseIds } from "../../shared/ids.ts";
import { searchPattern } from "../../shared/text.ts";
import type { Solution } from "./solution.entity.ts";
import type { SolutionFilter, SolutionsArguments } from "./solution.inputs.ts";

/** The filters that have a facet. */
export type Facet = Exclude<keyof SolutionFilter, "vendors">;

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
  const chosen = chosenIn(filter, except);
  const categories = chosen("categories");
  if (categories) conditions.push({ category: { slug: { $in: categories } } });
  const sports = chosen("sports");
  if (sports) conditions.push({ sports: { $some: { slug: { $in: sports } } } });
  const levels = chosen("levels");
  if (levels) conditions.push({ levels: { $overlap: levels } });
  const priceBands = chosen("priceBands");
  if (priceBands) conditions.push({ priceBand: { $in: priceBands } });
  const vendors = chosen("vendors");
  if (vendors) conditions.push({ vendor: { id: { $in: parseIds(vendors) } } });
  return conditions.length > 0 ? { $and: conditions } : {};
}
