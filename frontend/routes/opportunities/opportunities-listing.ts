import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import {
  budgetBandLabels,
  dueLabels,
  postedLabels,
  sortLabels,
} from "../../features/opportunities/vocabulary.ts";
import { levelLabels } from "../../features/solutions/vocabulary.ts";
import type { BudgetBand, Level, OpportunitySort } from "../../graphql/schema.generated.ts";
import type { OpportunitiesQueryVariables } from "./opportunities.generated.ts";

type Filters = {
  type: string;
  category: string;
  sport: string;
  level: Level;
  budget: BudgetBand;
  due: `${keyof typeof dueLabels}`;
  posted: `${keyof typeof postedLabels}`;
};

/** What the list of opportunities can be asked for. */
export const opportunitiesListing: Listing<Filters, OpportunitySort> = {
  path: "/opportunities",
  filters: {
    type: null,
    category: null,
    sport: null,
    level: levelLabels,
    budget: budgetBandLabels,
    due: dueLabels,
    posted: postedLabels,
  },
  sorts: sortLabels,
  defaultSort: "DUE_SOONEST",
};

/** What to ask the server for: those that one can apply for now. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<Filters, OpportunitySort>): OpportunitiesQueryVariables {
  const [due, posted] = [chosen.due[0], chosen.posted[0]];
  return {
    search: search || null,
    filter: {
      active: true,
      types: orNull(chosen.type),
      categories: orNull(chosen.category),
      sports: orNull(chosen.sport),
      levels: orNull(chosen.level),
      budgetBands: orNull(chosen.budget),
      dueWithinDays: due ? Number(due) : null,
      postedWithinDays: posted ? Number(posted) : null,
    },
    sort,
    first: PAGE_SIZE,
  };
}
