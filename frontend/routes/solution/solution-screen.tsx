import { RecordLoading } from "../../features/record/record-loading.tsx";
import { parseRecordKey } from "../../features/record/record-path.ts";
import { RecordScreen } from "../../features/record/record-screen.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SolutionDocument, useSolutionSuspenseQuery } from "./solution.generated.ts";
import { SolutionPage } from "./solution-page.tsx";

/** Asks for the solution of an address. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseRecordKey(params.key ?? "");
  if (at) await start(SolutionDocument, { id: at.id });
};

/** The page's shape. */
export const Loading = () => <RecordLoading noun="solution" />;

const useSolution = (id: string) => useSolutionSuspenseQuery({ variables: { id } }).data.solution;

/** A solution's own page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/solutions", label: "Solutions", noun: "solution" }}
    useRecord={useSolution}
  >
    {(solution) => <SolutionPage solution={solution} />}
  </RecordScreen>
);
