import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../../shared/rest/paging.ts";
import { namesOf, withNumericId } from "../../shared/rest/parameters.ts";
import { type RestRoute, route } from "../../shared/rest/route.ts";
import { citationRoutes, paperParameters, paperVariables } from "./citation/citation.routes.ts";

interface PaperRow {
  id: string;
  abstract: string;
  topics: { name: string }[];
  [field: string]: unknown;
}

interface Row {
  id: string;
  [field: string]: unknown;
}

/** The calls on research; a paper's abstract is its `summary` here. */
export const researchRoutes: RestRoute[] = [
  ...citationRoutes,
  route<{ researchPapers: { nodes: PaperRow[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: "/api/research/papers",
    summary: "Research papers, newest first",
    query: { ...paperParameters, ...pageParameters },
    operation: `query RestPapers($search: String, $filter: PaperFilter, $first: Int!, $after: String) {
      researchPapers(search: $search, filter: $filter, first: $first, after: $after) {
        nodes {
          id title slug university category authors abstract venue publishedDate citations openAccess topics { name }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({ ...paperVariables(request), ...pageVariables(request) }),
    response: ({ researchPapers }) =>
      researchPapers.nodes.map(({ abstract, topics, ...paper }) => ({
        ...withNumericId(paper),
        summary: abstract,
        topics: namesOf(topics),
      })),
    nextCursor: ({ researchPapers }) => nextOf(researchPapers.pageInfo),
  }),
  route<{ universityPartners: { nodes: Row[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: "/api/research/universities",
    summary: "University partners, by name",
    query: { search: { type: "string", description: "Part of the name or description." }, ...pageParameters },
    operation: `query RestUniversities($search: String, $first: Int!, $after: String) {
      universityPartners(search: $search, first: $first, after: $after) {
        nodes {
          id universityName slug collaborationType description country city website contactEmail partnerSince
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({ search: request.query.search, ...pageVariables(request) }),
    response: ({ universityPartners }) => universityPartners.nodes.map(withNumericId),
    nextCursor: ({ universityPartners }) => nextOf(universityPartners.pageInfo),
  }),
  route<{ trendingTopics: Row[] }>({
    method: "GET",
    path: "/api/research/trending-topics",
    summary: "Research topics; growth is in percent, or null when it can't be said",
    query: { first: pageParameters.first },
    operation: `query RestTrendingTopics($first: Int!) {
      trendingTopics(first: $first) {
        id topic slug description papers papersLastYear papersYearBefore growth
      }
    }`,
    variables: (request) => ({ first: pageVariables(request).first }),
    response: ({ trendingTopics }) => trendingTopics.map(withNumericId),
  }),
];
