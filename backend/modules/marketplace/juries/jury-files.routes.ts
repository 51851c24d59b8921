import { NotFoundError } from "../../../shared/errors.ts";
import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

interface EntryLine {
  number: number;
  applicantName: string;
  vendorName: string | null;
  status: string;
  place: number | null;
  isTied: boolean;
  mean: number | null;
  lowest: number | null;
  highest: number | null;
  reviewCount: number;
  budget: { total: number; currency: string } | null;
  reviews: { reviewerName: string }[];
}

interface ReviewLine {
  number: number;
  applicantName: string;
  reviewerName: string;
  assignedAt: Date;
  submittedAt: Date | null;
  mean: number | null;
  scores: string;
  comment: string;
  hasChangedSince: boolean;
}

const ROUND = { roundId: { type: "ID!", description: "The id of the round." } };

interface ResultData {
  callResult: object | null;
}

const resultRoute = (kind: "OPPORTUNITY" | "COLLABORATION", path: string) =>
  route<ResultData>({
    method: "GET",
    path,
    summary: "The published result of a call's jury",
    operation: `query RestCallResult($id: ID!) { callResult(kind: ${kind}, id: $id) {
      text publishedAt applicationCount reviewerCount criteria { title description share }
      winners { name sentence } unnamedWinnerCount } }`,
    variables: ({ path: { id } }) => ({ id }),
    response: ({ callResult }) => {
      if (!callResult) throw new NotFoundError("This call has no published result.");
      return callResult;
    },
  });

/** Downloads of a round for those who decide, and the public results. */
export const juryRoutes: RestRoute[] = [
  pagedFile<EntryLine>({
    path: "/api/jury-rounds/{roundId}/ranking.csv",
    summary: "The ranked applications of a round as CSV, for those who decide on them",
    field: "juryEntries",
    args: ROUND,
    node: `id number applicantName vendorName status place isTied mean lowest highest reviewCount
      budget { total currency } reviews { reviewerName }`,
    columns: {
      Place: ({ place }) => place,
      Tied: ({ isTied }) => isTied,
      Number: ({ number }) => number,
      Applicant: ({ applicantName }) => applicantName,
      Vendor: ({ vendorName }) => vendorName,
      Status: ({ status }) => status.toLowerCase(),
      Mean: ({ mean }) => mean,
      Lowest: ({ lowest }) => lowest,
      Highest: ({ highest }) => highest,
      Reviews: ({ reviewCount }) => reviewCount,
      Reviewers: ({ reviews }) => reviews.map(({ reviewerName }) => reviewerName).join("; "),
      Budget: ({ budget }) => budget?.total,
      Currency: ({ budget }) => budget?.currency,
    },
  }),
  pagedFile<ReviewLine>({
    path: "/api/jury-rounds/{roundId}/reviews.csv",
    summary: "The reviews assigned in a round, with their scores, as CSV, for those who decide",
    field: "juryReviewLines",
    args: ROUND,
    node: "id number applicantName reviewerName assignedAt submittedAt mean scores comment hasChangedSince",
    columns: {
      Number: ({ number }) => number,
      Applicant: ({ applicantName }) => applicantName,
      Reviewer: ({ reviewerName }) => reviewerName,
      Assigned: ({ assignedAt }) => assignedAt,
      Submitted: ({ submittedAt }) => submittedAt,
      Mean: ({ mean }) => mean,
      Scores: ({ scores }) => scores,
      Comment: ({ comment }) => comment,
      "Changed since": ({ hasChangedSince }) => hasChangedSince,
    },
  }),
  resultRoute("OPPORTUNITY", "/api/opportunities/{id}/result"),
  resultRoute("COLLABORATION", "/api/collaborations/{id}/result"),
];
