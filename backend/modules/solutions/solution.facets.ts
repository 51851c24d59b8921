import type { EntityManager } from "@mikro-orm/postgresql";
import { asEnum, countFacets, type FacetCounts, type FacetSource } from "../../shared/facets.ts";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { PRICE_BAND_LABELS, PriceBands } from "./price-band.ts";
import type { SolutionFacets } from "./solution.connection.ts";
import { Solution } from "./solution.entity.ts";
import { type Facet, solutionWhere } from "./solution.filter.ts";
import type { SolutionsArguments } from "./solution.inputs.ts";

const SOURCES: Record<Facet, FacetSource> = {
  categories: { join: "join categories v on v.id = t.category_id", value: "v.slug", label: "v.name" },
  sports: {
    join: "join solution_sports j on j.solution_id = t.id join sports v on v.id = j.sport_id",
    value: "v.slug",
    label: "v.name",
  },
  levels: { join: "cross join unnest(t.levels) v(level)", value: "v.level" },
  priceBands: { value: "t.price_band" },
};

/** How long the whole list is, and how many solutions each value of each filter would give. */
export function countSolutions(
  em: EntityManager,
  args: Pick<SolutionsArguments, "search" | "filter">,
): Promise<FacetCounts<Facet>> {
  return countFacets(em, Solution, { where: (except) => solutionWhere(args, except), sources: SOURCES });
}

/** The counts as the schema shows them. */
export function solutionFacets({ values }: FacetCounts<Facet>): SolutionFacets {
  return {
    ...values,
    levels: asEnum(values.levels, Levels, LEVEL_LABELS),
    priceBands: asEnum(values.priceBands, PriceBands, PRICE_BAND_LABELS),
  };
}
