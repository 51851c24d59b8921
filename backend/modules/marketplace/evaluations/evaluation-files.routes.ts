import { InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { exportedName } from "../../../shared/rest-table/exported-name.ts";
import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import { type RestFile, type RestRequest, type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { type CsvColumns, toCsv } from "../../../shared/text/csv.ts";
import { boardPackPdf } from "./board-pack/board-pack-pdf.ts";
import type { PackRoom } from "./board-pack/pack-room.rules.ts";
import { PAPERS, type Paper } from "./board-pack/paper.ts";

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
  costs: {
    candidateId: string;
    basis: string;
    amount: string | null;
    conversion: string | null;
    source: string | null;
    plan: string | null;
    formula: string[];
  }[];
  numbers: { currency: string };
}
interface Data {
  evaluation: Room | null;
}

const NUMBERS = "numbers { athletes teams venues events seats devices months currency }";
const COSTS = `costs { candidateId basis amount words plan formula unknown conversion source enteredBy enteredAt
  rates { currency usd ratedOn } }`;
const REQUESTS =
  "requests { title questions sentAt vendors { vendorId name progress answers { question text answeredAt } } }";
const CRITERIA = "criteria { id title weight share must }";
const RESULTS = `results { judges informedJudges verdict sensitivity
  ranking { candidateId place score lowest highest coverage missedMusts
    cells { criterionId mean lowest highest known unknown } }
  noteCount notes { candidateId criterionId author score text } }`;

function roomOf({ evaluation }: Data): Room {
  if (!evaluation) throw new NotFoundError("This evaluation doesn't exist.");
  return evaluation;
}

/** Returns a line for each candidate, best first; without a result, in the order in which they were added. */
function toLines({ criteria, candidates, results, costs, numbers }: Room, isFirst: boolean): string {
  type Candidate = Room["candidates"][number];
  type Place = NonNullable<Room["results"]>["ranking"][number];
  type CandidateCost = Room["costs"][number];
  type Line = Candidate & { place?: Place | undefined; cost?: CandidateCost | undefined };
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const costOf = new Map(costs.map((cost) => [cost.candidateId, cost]));
  const ordered: Line[] = results
    ? results.ranking.flatMap((place) => {
        const candidate = byId.get(place.candidateId);
        return candidate ? [{ ...candidate, place }] : [];
      })
    : candidates;
  const lines = ordered.map((line) => ({ ...line, cost: costOf.get(line.id) }));
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
    [`Cost (${numbers.currency})`]: ({ cost }) => cost?.amount,
    "Cost from": ({ cost }) => costSource(cost),
  };
  return toCsv(columns, lines, isFirst);
}

/** Says how a cost was found: by which formula, or from which source. */
function costSource(cost: Room["costs"][number] | undefined): string | null {
  if (!cost || cost.amount === null) return null;
  const { plan, formula, source, conversion } = cost;
  return [plan && `${plan}: ${formula.join("; ")}`, source, conversion].filter(Boolean).join(" ");
}

const fileOf = (extension: string, mediaType: string): RestFile => ({
  mediaType,
  name: ({ path }) => exportedName(`evaluation-${path.id}`, extension),
});

const PAPER = {
  paper: { type: "string", description: "The size of the paper; A4 by default.", values: PAPERS },
} as const;

/** @throws InvalidInputError at `paper`. */
function paperOf(given: string | undefined): Paper {
  const paper = PAPERS.find((one) => one === (given ?? "a4"));
  if (paper) return paper;
  const message = `Use one of: ${PAPERS.join(", ")}`;
  throw new InvalidInputError(message, { paper: message });
}

/** What a board pack shows. */
const PACK = `evaluation { name need } ${CRITERIA}
  candidates { id name vendorName vendorId website withdrawn changedSince quotes { criterionId text }
    facts { rating reviewCount asOf } }
  ${NUMBERS} ${COSTS} ${REQUESTS} ${RESULTS}
  decision { chosenName runnerUpName reasons decidedAt decidedBy }`;

const pdfOf = (nameOf: (request: RestRequest) => string): RestFile => ({
  mediaType: "application/pdf",
  name: (request) => exportedName(nameOf(request), "pdf"),
  draw: (room, { query }) => boardPackPdf(room as PackRoom, paperOf(query.paper)),
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
      evaluation { name } ${CRITERIA} candidates { id name vendorName website } numbers { currency } ${COSTS} ${RESULTS} } }`,
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
      candidates { id name vendorName website path withdrawn changedSince quotes { criterionId text }
        facts { description pricing features integrations rating reviewCount asOf } }
      ${NUMBERS} ${COSTS} ${REQUESTS} ${RESULTS}
      decision { chosenId chosenName runnerUpId runnerUpName reasons decidedAt decidedBy }
      outcome { held note answeredAt } } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: (data) => JSON.stringify(roomOf(data), null, 2),
    file: fileOf("json", "application/json; charset=utf-8"),
  }),
  route<Data>({
    method: "GET",
    path: "/api/evaluations/{id}.pdf",
    summary: "An evaluation on at most six pages, for those who decide, as PDF",
    query: PAPER,
    operation: `query RestBoardPack($id: ID!) { evaluation(id: $id) { ${PACK} } }`,
    variables: ({ path, query }) => {
      paperOf(query.paper);
      return { id: path.id };
    },
    response: roomOf,
    file: pdfOf(({ path }) => `evaluation-${path.id}`),
  }),
  route<{ sharedEvaluation: Room | null }>({
    method: "GET",
    path: "/api/evaluations/shared/{token}.pdf",
    summary: "The evaluation behind a link as PDF, without its people and the vendors' answers",
    query: PAPER,
    operation: `query RestSharedBoardPack($token: String!) { sharedEvaluation(token: $token) { ${PACK} } }`,
    variables: ({ path, query }) => {
      paperOf(query.paper);
      return { token: path.token };
    },
    response: ({ sharedEvaluation }) => roomOf({ evaluation: sharedEvaluation }),
    file: pdfOf(() => "evaluation"),
  }),
];
