import { exportedName } from "../../../../shared/rest-table/exported-name.ts";
import { nextOf, pageVariables, type RestPageInfo } from "../../../../shared/rest-table/paging.ts";
import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";
import { toCsv } from "../../../../shared/text/csv.ts";
import { ApplicationStatuses } from "../../applications/application-status.ts";
import type { ApplicationKind } from "../../applications/applied-record.ts";
import type { Question } from "../question.rules.ts";
import { type CallLine, callColumns } from "./call-line.ts";

interface FormData {
  applicationForm: { version: number; questions: Question[]; former: Question[] };
}
interface LinesData extends FormData {
  receivedApplications: {
    nodes: (Omit<CallLine, "status"> & { status: keyof typeof ApplicationStatuses })[];
    pageInfo: RestPageInfo;
  };
}

const QUESTION = `id kind label help isRequired isIdentifying choices maxLength min max currency maxFiles maxMegabytes
  fileTypes reason accepted`;
const LINE = `id status applicantName contactEmail affiliation text links submittedAt
  answers { questionId value files { name url } }`;

const lower = ({ kind, fileTypes, ...question }: Question) => ({
  ...question,
  kind: kind.toLowerCase(),
  fileTypes: fileTypes.map((type) => type.toLowerCase()),
});

/** The REST endpoints of the calls of a kind: their form, and the applications as CSV with a column for each question. */
function routesOf(kind: ApplicationKind): RestRoute[] {
  const path = kind === "opportunity" ? "/api/opportunities/{id}" : "/api/collaborations/{id}";
  const form = (fields: string) => `applicationForm(kind: ${kind.toUpperCase()}, id: $id) { ${fields} }`;
  const noun = kind === "opportunity" ? "an opportunity" : "a collaboration";
  return [
    route<FormData>({
      method: "GET",
      path: `${path}/application-form`,
      summary: `What ${noun} asks of those who apply, for the team that posted it`,
      operation: `query ($id: ID!) { ${form(`version questions { ${QUESTION} } former { ${QUESTION} }`)} }`,
      variables: ({ path: { id } }) => ({ id }),
      response: ({ applicationForm: { version, questions, former } }) => ({
        version,
        questions: questions.map(lower),
        former: former.map(lower),
      }),
    }),
    route<LinesData>({
      method: "GET",
      path: `${path}/applications.csv`,
      summary: `The applications to ${noun} that you decide on as CSV, with a column for each question`,
      operation: `query ($id: ID!, $first: Int!, $after: String) {
        ${form("questions { id label } former { id label }")}
        receivedApplications(${kind}Id: $id, sort: OLDEST, first: $first, after: $after) {
          nodes { ${LINE} } pageInfo { hasNextPage endCursor } } }`,
      variables: (request) => ({ id: request.path.id, ...pageVariables(request) }),
      response: ({ applicationForm: { questions, former }, receivedApplications: { nodes } }, isFirst) => {
        const lines = nodes.map((node) => ({ ...node, status: ApplicationStatuses[node.status] }));
        return toCsv(callColumns([...questions, ...former]), lines, isFirst);
      },
      nextCursor: ({ receivedApplications }) => nextOf(receivedApplications.pageInfo),
      file: { mediaType: "text/csv; charset=utf-8", name: () => exportedName("applications") },
      allPages: true,
    }),
  ];
}

/** REST endpoints of application forms. */
export const callFormRoutes: RestRoute[] = [...routesOf("opportunity"), ...routesOf("collaboration")];
