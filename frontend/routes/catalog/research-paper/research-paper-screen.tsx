import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { ResearchPaperDocument, useResearchPaperSuspenseQuery } from "./research-paper.generated.ts";
import { PaperPage } from "./research-paper-page.tsx";

/** Preloads the paper at an address. */
export const preload = preloadRecord(ResearchPaperDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="paper" />;

function usePaper(id: string) {
  const { researchPaper, relatedPapers } = useResearchPaperSuspenseQuery({ variables: { id } }).data;
  return researchPaper && { ...researchPaper, related: relatedPapers };
}

/** A paper's page. */
export const Component = () => (
  <RecordScreen section={{ path: "/research", label: "Research", noun: "paper" }} useRecord={usePaper}>
    {(paper) => <PaperPage paper={paper} />}
  </RecordScreen>
);
