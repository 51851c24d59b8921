import type { Context } from "../../shared/context.ts";
import { withFacets } from "../../shared/facets.ts";
import { parseId } from "../../shared/ids.ts";
import { findPage, type PageQuery } from "../../shared/keyset.ts";
import type { SolutionPage } from "./solution.connection.ts";
import { Solution } from "./solution.entity.ts";
import { countSolutions, solutionFacets } from "./solution.facets.ts";
import { solutionWhere } from "./solution.filter.ts";
import type { SolutionSort, SolutionsArguments } from "./solution.inputs.ts";

/** Each order ends in the id, so that a cursor names one place; each has its index. */
const ORDERS: Record<SolutionSort, PageQuery<Solution>["orderBy"]> = {
  "best-rated": { rating: "desc", reviewCount: "desc", id: "desc" },
  "most-reviewed": { reviewCount: "desc", id: "desc" },
  newest: { createdAt: "desc", id: "desc" },
  title: { titleKey: "asc", id: "asc" },
  "lowest-price": { priceRank: "asc", id: "asc" },
};

/**
 * One page of the solutions that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listSolutions({ em }: Context, args: SolutionsArguments): Promise<SolutionPage> {
  const page = await findPage(em, Solution, args, {
    where: solutionWhere(args),
    orderBy: ORDERS[args.sort],
    populate: ["vendor", "category"],
  });
  return withFacets(page, () => countSolutions(em, args), solutionFacets);
}

/** The solution, or null when there is none with this id. */
export async function findSolution({ em }: Context, id: string): Promise<Solution | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(Solution, key, { populate: ["vendor", "category"] });
}
