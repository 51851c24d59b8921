import type { SearchKind } from "../../graphql/schema.generated.ts";
import { postPath } from "../blog/blog-paths.ts";
import { trendPath } from "../market/market-paths.ts";
import { opportunityPath, paperPath, solutionPath, vendorPath } from "../record/record-path.ts";

const PATHS = {
  SOLUTION: solutionPath,
  VENDOR: vendorPath,
  OPPORTUNITY: opportunityPath,
  PAPER: paperPath,
  TREND: trendPath,
  POST: postPath,
} as const;

const LABELS: Readonly<Record<SearchKind, string>> = {
  SOLUTION: "Solution",
  VENDOR: "Vendor",
  OPPORTUNITY: "Opportunity",
  PAPER: "Paper",
  TREND: "Trend",
  POST: "Article",
};

/** All kinds of records that are searched. */
export const KINDS = Object.keys(LABELS) as SearchKind[];

/** Returns the path of a search result's page. */
export function hitPath({ kind, recordId, slug }: { kind: SearchKind; recordId: string; slug: string }) {
  return PATHS[kind]({ id: recordId, slug });
}

/** The label of each kind of record. */
export const kindLabel = (kind: SearchKind) => LABELS[kind];
