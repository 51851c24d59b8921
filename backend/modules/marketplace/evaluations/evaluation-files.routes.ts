import { NotFoundError } from "../../../shared/errors.ts";
import { exportedName } from "../../../shared/rest-table/exported-name.ts";
import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import { type RestFile, type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { type CsvColumns, toCsv } from "../../../shared/text/csv.ts";

interface Cell {
  criterionId: string;
  mean: number | null;
  unknown: number;
}
interface Room {
  evaluation: { name: string };
  criteria: { id: string; title: string; share: number }[];
  candidates: { id: string; name: string; vendorName: string | null; website: string | null }[];
  results: {
    ranking: {
      candidateId: string;
      place: number;
      score: number | null;
      lowest: number | null;
      highest: number | null;
      coverage: number;
      missedMusts: string[];
      cells: Cell[];
    }[];
  } | null;
}
interface Data {
  evaluation: Room | null;
}

const CRITERIA = "criteria { id title weight share must }";
const RESULTS = `results { judges verdict sensitivity
  ranking { candidateId place score lowest highest coverage missedMusts
    cells { criterionId mean lowest highest known unknown } }
  notes { candidateId criterionId author score text } }`;

function roomOf({ evaluation }: Data): Room {
  if (!evaluation) throw new NotFoundError("This evaluation doesn't exist.");
  return evaluation;
}

/** Returns a line for each candidate, best first; without a result, in the order in which they were added. */
function toLines({ criteria, candidates, results }: Room, isFirst: boolean): string {
  type Candidate = Room["candidates"][number];
  type Place = NonNullable<Room["results"]>["ranking"][number];
  type Line = Candidate & { place?: Place | undefined };
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const lines: Line[] = results
    ? results.ranking.flatMap((place) => {
        const candidate = byId.get(place.candidateId);
        return candidate ? [{ ...candidate, place }] : [];
      })
    : candidates;
  const columns: CsvColumns<Line> = {
    Place: ({ place }) => place?.place ?? null,
    Candidate: ({ name }) => name,
    Vendor: ({ vendorName }) => vendorName,
    Website: ({ website }) => website,
    Score: ({ place }) => place?.score ?? null,
    "Lowest judge": ({ place }) => place?.lowest ?? null,
    "Highest judge": ({ place }) => place?.highest ?? null,
    "Share known": ({ place }) => place?.coverage ?? null,
    "Missed musts": ({ place }) => place?.missedMusts.join("; ") ?? null,
    ...Object.fromEntries(
      criteria.map(({ id, title, share }) => [
        `${title} (${Math.round(share * 100)}%)`,
        ({ place }: Line) => place?.cells.find(({ criterionId }) => criterionId === id)?.mean ?? null,
      ]),
    ),
  };
  return toCsv(columns, lines, isFirst);
}

const fileOf = (extension: string, mediaType: string): RestFile => ({
  mediaType,
  name: ({ path }) => exportedName(`evaluation-${path.id}`, extension),
});

interface Line {
  id: string;
  name: string;
  need: string | null;
  candidateCount: number;
  judgeCount: number;
  submittedCount: number;
  decideOn: string | null;
  decidedAt: Date | null;
  updatedAt: Date;
}

/** Downloads of evaluations for their people. */
export const evaluationFileRoutes: RestRoute[] = [
  pagedFile<Line>({
    path: "/api/evaluations.csv",
    summary: "The evaluations that you take part in as CSV",
    field: "evaluations",
    node: "id name need candidateCount judgeCount submittedCount decideOn decidedAt updatedAt",
    columns: {
      Id: ({ id }) => Number(id),
      Name: ({ name }) => name,
      Need: ({ need }) => need,
      Candidates: ({ candidateCount }) => candidateCount,
      Judges: ({ judgeCount }) => judgeCount,
      "Judges done": ({ submittedCount }) => submittedCount,
      "Decision by": ({ decideOn }) => decideOn,
      Decided: ({ decidedAt }) => decidedAt,
      Updated: ({ updatedAt }) => updatedAt,
    },
  }),
  route<Data>({
    method: "GET",
    path: "/api/evaluations/{id}.csv",
    summary: "The candidates of an evaluation with their scores, best first, as CSV",
    operation: `query RestEvaluationLines($id: ID!) { evaluation(id: $id) {
      evaluation { name } ${CRITERIA} candidates { id name vendorName website } ${RESULTS} } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: (data, isFirst) => toLines(roomOf(data), isFirst),
    file: fileOf("csv", "text/csv; charset=utf-8"),
  }),
  route<Data>({
    method: "GET",
    path: "/api/evaluations/{id}.json",
    summary: "An evaluation with its criteria, candidates, result and decision",
    operation: `query RestEvaluation($id: ID!) { evaluation(id: $id) {
      evaluation { id name need questionsDue answersDue demosOn decideOn createdAt updatedAt } ${CRITERIA}
      candidates { id name vendorName website path facts { description pricing features integrations rating reviewCount asOf } }
      ${RESULTS} decision { chosenId chosenName runnerUpId runnerUpName reasons decidedAt decidedBy } } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: (data) => JSON.stringify(roomOf(data), null, 2),
    file: fileOf("json", "application/json; charset=utf-8"),
  }),
];
