import { chakra } from "@chakra-ui/react";
import { askedParameters, unitsOf } from "../../../../backend/modules/catalog/plans/cost.rules.ts";
import { comparePath } from "../../../features/compare/compare-path.ts";
import { MAX_COMPARED } from "../../../features/compare/compare-store.ts";
import { askPath } from "../../../features/conversations/request-path.ts";
import { newEvaluationPath } from "../../../features/evaluations/evaluation-path.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { briefQuery } from "../../../features/matching/match-address.ts";
import { CostForm } from "../../../features/plans/cost-form.tsx";
import { shownPlans } from "../../../features/plans/plan-terms.ts";
import { useNotedComparison } from "../../../features/record-views/use-noted-comparison.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { useShownSearch } from "../../../features/routing/use-shown-search.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { AddSolution, isSearched } from "./add-solution.tsx";
import {
  BriefComparisonDocument,
  CompareSolutionsDocument,
  SolutionsToAddDocument,
  useCompareSolutionsSuspenseQuery,
} from "./compare.generated.ts";
import { findPath, parseCompareAddress } from "./compare-address.ts";
import { differences, ROWS } from "./comparison-rows.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { withCosts } from "./cost-row.tsx";
import { CriteriaRows } from "./criteria-rows.tsx";
import { FactsChoice } from "./facts-choice.tsx";

/** Preloads the solutions in the address, and those that match its search text. */
export const preload: Screen["preload"] = (start, { search }) => {
  const { ids, brief, find } = parseCompareAddress(search);
  return Promise.all([
    start(CompareSolutionsDocument, { ids }),
    ...(brief ? [start(BriefComparisonDocument, { ids, brief })] : []),
    ...(isSearched(find) ? [start(SolutionsToAddDocument, { search: find })] : []),
  ]);
};

/** Placeholder of the table. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(20rem, 80%)" height="10" mb="8" />
    <SkeletonBar height="96" borderRadius="lg" />
  </Page>
);

/** Explains which solutions in the address are not shown. */
function missingText(tooMany: boolean, missing: number): string | undefined {
  if (tooMany)
    return `You can compare up to ${MAX_COMPARED} solutions at a time, so only the first ${MAX_COMPARED} are shown.`;
  if (missing > 0)
    return `${missing === 1 ? "One solution" : `${missing} solutions`} in this address no longer exist${missing === 1 ? "s" : ""}.`;
  return undefined;
}

/** Compares two to four solutions side by side. */
export function Component() {
  const search = useShownSearch();
  const { ids, tooMany, onlyDifferences, find, brief: asked, asked: numbers } = parseCompareAddress(search);
  const ofBrief = asked ? briefQuery(asked) : "";
  const costQuery = String(new URLSearchParams(askedParameters(numbers)));
  // Links to other comparisons keep the brief and the numbers.
  const brief = [ofBrief, costQuery].filter(Boolean).join("&");
  const { comparedSolutions: solutions, exchangeRates: rates } = useCompareSolutionsSuspenseQuery({
    variables: { ids },
  }).data;
  const shownIds = solutions.map(({ id }) => id);
  useNotedComparison(shownIds);
  if (search.get("solutions") && solutions.length === 0) {
    return (
      <NotFound
        title="Nothing to Compare"
        text="None of these solutions exist, or they've been removed."
        back={{ to: "/solutions", label: "Browse Solutions" }}
      />
    );
  }
  const all = withCosts(ROWS, { asked: numbers, rates });
  const different = differences(solutions, all);
  const rows = onlyDifferences && solutions.length > 1 ? different : all;
  const plans = solutions.flatMap(shownPlans);
  const note = missingText(tooMany, ids.length - solutions.length);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata
        title={
          solutions.length > 0
            ? `Compare ${solutions.map(({ title }) => title).join(", ")}`
            : "Compare Solutions"
        }
        description="Sports technology solutions side by side: vendor, price, rating, levels, sports and features."
        path={comparePath(shownIds, false, ofBrief)}
        hidden
      />
      <PageHeading>Compare Solutions</PageHeading>
      <chakra.p mt="2" color="fg.muted" maxWidth="prose">
        Compare two to four solutions side by side. Details missing from our catalog are marked as unknown.
      </chakra.p>
      {note && (
        <chakra.p mt="4" role="status" color="warning">
          {note}
        </chakra.p>
      )}
      {solutions.length < MAX_COMPARED && (
        <AddSolution ids={shownIds} onlyDifferences={onlyDifferences} brief={brief} find={find} />
      )}
      {solutions.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          action={
            <ButtonLink to="/solutions" variant="primary" mt="2">
              Browse Solutions
            </ButtonLink>
          }
        >
          Choose “Compare” on solutions in the list, or search for one above.
        </EmptyState>
      ) : (
        <>
          {solutions.length > 1 && (
            <FactsChoice
              onlyDifferences={onlyDifferences}
              counts={{ all: all.length, different: different.length }}
              pathOf={(only) => findPath(comparePath(shownIds, only, brief), find)}
            />
          )}
          {asked && (
            <chakra.p mb="4" fontSize="sm">
              Compared by the criteria in <TextLink to={`/match?${ofBrief}`}>your brief</TextLink>.{" "}
              <TextLink to={comparePath(shownIds, onlyDifferences, costQuery)}>Remove criteria</TextLink>
            </chakra.p>
          )}
          {plans.length > 0 && (
            <chakra.div id="costs" mb="4" scrollMarginTop="20">
              <CostForm
                units={unitsOf(plans)}
                asked={numbers}
                path="/compare"
                place="costs"
                search={new URLSearchParams(comparePath(shownIds, onlyDifferences, ofBrief).split("?")[1])}
              />
            </chakra.div>
          )}
          <ComparisonTable
            solutions={solutions}
            rows={rows}
            of={all.length}
            onlyDifferences={onlyDifferences}
            brief={brief}
          >
            {asked && (
              <CriteriaRows brief={asked} ids={ids} solutions={solutions} onlyDifferences={onlyDifferences} />
            )}
          </ComparisonTable>
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
            <ButtonLink to={askPath(solutions.map(({ vendor }) => vendor.id))} size="md">
              Ask these vendors the same questions
            </ButtonLink>
            <ButtonLink to={newEvaluationPath({ ...asked, solutions: shownIds })} size="md">
              Start an Evaluation
            </ButtonLink>
          </chakra.div>
        </>
      )}
    </Page>
  );
}
