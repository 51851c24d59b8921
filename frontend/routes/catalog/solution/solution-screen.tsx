import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { SolutionDocument, useSolutionSuspenseQuery } from "./solution.generated.ts";
import { SolutionPage } from "./solution-page.tsx";

/** Preloads the solution at an address. */
export const preload = preloadRecord(SolutionDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="solution" />;

function useSolution(id: string) {
  const { solution, statedFacts, solutionAlternatives } = useSolutionSuspenseQuery({
    variables: { id },
  }).data;
  return solution && { ...solution, statedFacts, alternatives: solutionAlternatives };
}

/** A solution's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/solutions", label: "Solutions", noun: "solution" }}
    useRecord={useSolution}
  >
    {(solution) => <SolutionPage solution={solution} />}
  </RecordScreen>
);
