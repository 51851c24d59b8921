import { listRoute } from "../../shared/listing/list-route.ts";
import { anyList } from "../../shared/listing/read-list.ts";
import { namesOf, withNumericId } from "../../shared/rest-table/parameters.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { opportunityList } from "./opportunity.list.ts";

interface OpportunityRow {
  id: string;
  status: string;
  matchPercentage: number | null;
  sports: { name: string }[];
  [field: string]: unknown;
}

/** A match score that has not been computed is 0, which cards don't show. */
const toOpportunity = ({ status, matchPercentage, sports, ...opportunity }: OpportunityRow) => ({
  ...withNumericId(opportunity),
  status: status.toLowerCase(),
  matchPercentage: matchPercentage ?? 0,
  sports: namesOf(sports),
});

const answer = {
  node: `id title slug organization type category description budget dueDate daysLeft postedAt status matchPercentage
    requirements eligibility levels region contactName contactEmail howToApply sports { name }`,
  response: (opportunities: OpportunityRow[]) => opportunities.map(toOpportunity),
};

/** REST endpoints of opportunities. */
export const opportunityRoutes: RestRoute[] = [
  listRoute(anyList(opportunityList), {
    ...answer,
    path: "/api/opportunities",
    summary: "Opportunities, due soonest first",
  }),
  listRoute(anyList(opportunityList), {
    ...answer,
    path: "/api/opportunities/active",
    summary: "Opportunities that take applications now, due soonest first",
    filter: { active: true },
  }),
];
