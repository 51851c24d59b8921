import { listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { pageParameters, pageVariables } from "../../../shared/rest-table/paging.ts";
import { namesOf, withNumericId } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { citationRoutes } from "./citation/citation.routes.ts";
import { paperList } from "./papers/paper.list.ts";
import { partnerList } from "./partner.list.ts";
import { researchFileRoutes } from "./research-files.routes.ts";
import { topicList } from "./topic.list.ts";

interface Row {
  id: string;
  [field: string]: unknown;
}

interface PaperRow extends Row {
  abstract: string;
  topics: { name: string }[];
}

/** REST endpoints of research; a paper's abstract is called `summary` here. */
export const researchRoutes: RestRoute[] = [
  ...citationRoutes,
  ...researchFileRoutes,
  listRoute<PaperRow>(anyList(paperList), {
    path: "/api/research/papers",
    summary: "Research papers, newest first",
    node: "id title slug university category authors abstract venue publishedDate citations openAccess fullTextUrl doi topics { name }",
    response: (papers) =>
      papers.map(({ abstract, topics, ...paper }) => ({
        ...withNumericId(paper),
        summary: abstract,
        topics: namesOf(topics),
      })),
  }),
  listRoute<Row>(anyList(partnerList), {
    path: "/api/research/universities",
    summary: "University partners, by name",
    node: "id universityName slug collaborationType description country city website contactEmail partnerSince",
    response: (partners) => partners.map(withNumericId),
  }),
  listRoute<Row>(anyList(topicList), {
    path: "/api/research/topics",
    summary: "All research topics, by name",
    node: "id name slug description",
    response: (topics) => topics.map(withNumericId),
  }),
  route<{ trendingTopics: Row[] }>({
    method: "GET",
    path: "/api/research/trending-topics",
    summary: "Research topics; growth is in percent, or null if unknown",
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
