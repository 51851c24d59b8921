import { NotFoundError } from "../../../../shared/errors.ts";
import { listRoute } from "../../../../shared/listing/list-route.ts";
import { anyList } from "../../../../shared/listing/reading/read-list.ts";
import { exportedName } from "../../../../shared/rest-table/exported-name.ts";
import { type RestFile, type RestRoute, route } from "../../../../shared/rest-table/route.ts";
import { paperList } from "../papers/paper.list.ts";

const FORMATS = [
  { format: "BIBTEX", name: "BibTeX", extension: "bib", mediaType: "application/x-bibtex; charset=utf-8" },
  {
    format: "RIS",
    name: "RIS",
    extension: "ris",
    mediaType: "application/x-research-info-systems; charset=utf-8",
  },
] as const;

/** Papers in reference manager formats: a list with the same filters as the papers' list, and one by id. */
export const citationRoutes: RestRoute[] = FORMATS.flatMap(({ format, name, extension, mediaType }) => [
  listRoute<{ citation: string }>(anyList(paperList), {
    path: `/api/research/papers/citations.${extension}`,
    summary: `Research papers as ${name}, newest first`,
    node: `citation(format: ${format})`,
    response: (papers, isFirst) => (isFirst ? "" : "\n") + papers.map(({ citation }) => citation).join("\n"),
    file: { mediaType, name: () => exportedName("papers", extension) },
  }),
  route<{ researchPaper: { citation: string } | null }>({
    method: "GET",
    path: `/api/research/papers/{id}/citation.${extension}`,
    summary: `One research paper as ${name}`,
    operation: `query RestCitation($id: ID!) { researchPaper(id: $id) { citation(format: ${format}) } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ researchPaper }) => {
      if (!researchPaper) throw new NotFoundError("This paper doesn't exist.");
      return researchPaper.citation;
    },
    file: paperFile(mediaType, extension),
  }),
]);

function paperFile(mediaType: string, extension: string): RestFile {
  return { mediaType, name: ({ path }) => `sportstech-hub-paper-${path.id}.${extension}` };
}
