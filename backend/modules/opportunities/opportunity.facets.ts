import type { EntityManager } from "@mikro-orm/postgresql";
import { asEnum, countFacets, type FacetCounts, type FacetSource } from "../../shared/facets.ts";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { CATEGORY_NAMES } from "../taxonomy/named-as.ts";
import { BUDGET_BAND_LABELS, BudgetBands } from "./budget-band.ts";
import type { OpportunityFacets } from "./opportunity.connection.ts";
import { Opportunity } from "./opportunity.entity.ts";
import { type Facet, opportunityWhere } from "./opportunity.filter.ts";
import type { OpportunitiesArguments } from "./opportunity.inputs.ts";

const SOURCES: Record<Facet, FacetSource> = {
  types: { value: "t.type", label: "upper(left(t.type, 1)) || replace(substr(t.type, 2), '-', ' ')" },
  categories: CATEGORY_NAMES,
  levels: { join: "cross join unnest(t.levels) v(level)", value: "v.level" },
  sports: {
    join: "join opportunity_sports j on j.opportunity_id = t.id join sports v on v.id = j.sport_id",
    value: "v.slug",
    label: "v.name",
  },
  budgetBands: { value: "t.budget_band" },
};

/** How long the whole list is, and how many opportunities each value of each filter would give. */
export function countOpportunities(
  em: EntityManager,
  args: Pick<OpportunitiesArguments, "search" | "filter">,
): Promise<FacetCounts<Facet>> {
  return countFacets(em, Opportunity, {
    where: (except) => opportunityWhere(args, except),
    sources: SOURCES,
  });
}

/** The counts as the schema shows them. */
export function opportunityFacets({ values }: FacetCounts<Facet>): OpportunityFacets {
  return {
    ...values,
    levels: asEnum(values.levels, Levels, LEVEL_LABELS),
    budgetBands: asEnum(values.budgetBands, BudgetBands, BUDGET_BAND_LABELS),
  };
}
