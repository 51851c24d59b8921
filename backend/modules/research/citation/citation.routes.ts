import { NotFoundError } from "../../../shared/errors.ts";
import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../../../shared/rest/paging.ts";
import { anyOf, booleanOf, integersOf } from "../../../shared/rest/parameters.ts";
import {
  type RestFile,
  type RestParameter,
  type RestRequest,
  type RestRoute,
  route,
} from "../../../shared/rest/route.ts";

/** What narrows a list of papers. */
export const paperParameters: Record<string, RestParameter> = {
  search: { type: "string", description: "Part of the title, the abstract or an author's name." },
  topic: { type: "string", description: "A topic's slug; may be repeated." },
  university: { type: "string", description: "A university's name; may be repeated." },
  category: { type: "string", description: "A category's name; may be repeated." },
  year: { type: "integer", description: "The year of publication; may be repeated." },
  openAccess: { type: "string", description: "true or false." },
};

/** The variables of a list of papers. @throws InvalidInputError for a year or openAccess that can't be. */
export function paperVariables(request: RestRequest): Record<string, unknown> {
  return {
    search: request.query.search,
    filter: {
      topics: anyOf(request, "topic"),
      universities: anyOf(request, "university"),
      categories: anyOf(request, "category"),
      years: integersOf(request, "year"),
      openAccess: booleanOf(request, "openAccess"),
    },
  };
}

const FORMATS = [
  { format: "BIBTEX", name: "BibTeX", extension: "bib", mediaType: "application/x-bibtex; charset=utf-8" },
  {
    format: "RIS",
    name: "RIS",
    extension: "ris",
    mediaType: "application/x-research-info-systems; charset=utf-8",
  },
] as const;

/** Papers as reference managers read them: a list by the same filters as the papers' own, and one by its id. */
export const citationRoutes: RestRoute[] = FORMATS.flatMap(({ format, name, extension, mediaType }) => [
  route<{ researchPapers: { nodes: { citation: string }[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: `/api/research/papers/citations.${extension}`,
    summary: `Research papers as ${name}, newest first`,
    query: { ...paperParameters, ...pageParameters },
    operation: `query RestCitations($search: String, $filter: PaperFilter, $first: Int!, $after: String) {
      researchPapers(search: $search, filter: $filter, first: $first, after: $after) {
        nodes { citation(format: ${format}) } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({ ...paperVariables(request), ...pageVariables(request) }),
    response: ({ researchPapers }) => researchPapers.nodes.map(({ citation }) => citation).join("\n"),
    nextCursor: ({ researchPapers }) => nextOf(researchPapers.pageInfo),
    file: { mediaType, name: () => `sportstech-hub-papers.${extension}` },
  }),
  route<{ researchPaper: { citation: string } | null }>({
    method: "GET",
    path: `/api/research/papers/{id}/citation.${extension}`,
    summary: `One research paper as ${name}`,
    operation: `query RestCitation($id: ID!) { researchPaper(id: $id) { citation(format: ${format}) } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ researchPaper }) => {
      if (!researchPaper) throw new NotFoundError("There is no such paper.");
      return researchPaper.citation;
    },
    file: paperFile(mediaType, extension),
  }),
]);

function paperFile(mediaType: string, extension: string): RestFile {
  return { mediaType, name: ({ path }) => `sportstech-hub-paper-${path.id}.${extension}` };
}
