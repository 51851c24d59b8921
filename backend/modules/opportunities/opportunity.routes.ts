import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../../shared/rest/paging.ts";
import { anyOf, namesOf, withNumericId } from "../../shared/rest/parameters.ts";
import { type RestRequest, type RestRoute, route } from "../../shared/rest/route.ts";

interface OpportunityRow {
  id: string;
  status: string;
  matchPercentage: number | null;
  sports: { name: string }[];
  [field: string]: unknown;
}

interface Answer {
  opportunities: { nodes: OpportunityRow[]; pageInfo: RestPageInfo };
}

const OPERATION = `query RestOpportunities($search: String, $filter: OpportunityFilter, $first: Int!, $after: String) {
  opportunities(search: $search, filter: $filter, first: $first, after: $after) {
    nodes {
      id title slug organization type category description budget dueDate daysLeft postedAt status matchPercentage
      requirements eligibility levels region contactName contactEmail howToApply sports { name }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** A match that has not been computed reads 0, which a card does not show. */
function toOpportunity({ status, matchPercentage, sports, ...fields }: OpportunityRow) {
  return {
    ...withNumericId(fields),
    status: status.toLowerCase(),
    matchPercentage: matchPercentage ?? 0,
    sports: namesOf(sports),
  };
}

const answer = {
  method: "GET" as const,
  operation: OPERATION,
  response: ({ opportunities }: Answer) => opportunities.nodes.map(toOpportunity),
  nextCursor: ({ opportunities }: Answer) => nextOf(opportunities.pageInfo),
};

const filterOf = (request: RestRequest) => ({
  types: anyOf(request, "type"),
  categories: anyOf(request, "category"),
});

/** The calls on opportunities. */
export const opportunityRoutes: RestRoute[] = [
  route<Answer>({
    ...answer,
    path: "/api/opportunities",
    summary: "Opportunities, due soonest first",
    query: {
      search: { type: "string", description: "Part of the title or organization." },
      type: { type: "string", description: "A type, such as technology." },
      category: { type: "string", description: "A category's name." },
      ...pageParameters,
    },
    variables: (request) => ({
      search: request.query.search,
      filter: filterOf(request),
      ...pageVariables(request),
    }),
  }),
  route<Answer>({
    ...answer,
    path: "/api/opportunities/active",
    summary: "Opportunities that one can apply for now, due soonest first",
    query: pageParameters,
    variables: (request) => ({ filter: { active: true }, ...pageVariables(request) }),
  }),
];
