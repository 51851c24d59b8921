import { preloadApplying } from "../../../features/applications/preload-applying.ts";
import { preloadPosting } from "../../../features/postings/preload-posting.ts";
import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { parseRecordKey } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { OpportunityDocument, useOpportunitySuspenseQuery } from "./opportunity.generated.ts";
import { OpportunityPage } from "./opportunity-page.tsx";

/** Preloads the opportunity at an address. */
export const preload: Screen["preload"] = (start, at) =>
  Promise.all([
    preloadRecord(OpportunityDocument)?.(start, at),
    preloadPosting(start, "OPPORTUNITY", parseRecordKey(at.params.key ?? "")?.id),
    preloadApplying(start, { kind: "OPPORTUNITY", id: parseRecordKey(at.params.key ?? "")?.id }),
  ]);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="opportunity" />;

function useOpportunity(id: string) {
  const { opportunity, callResult, relatedOpportunities } = useOpportunitySuspenseQuery({
    variables: { id },
  }).data;
  if (!opportunity) return opportunity;
  const { isActive, dueDate } = opportunity;
  // A cached page may outlive the due date.
  const isOpen = isActive && (!dueDate || Date.parse(dueDate) > Date.now());
  return { ...opportunity, isActive: isOpen, result: callResult, related: relatedOpportunities };
}

/** An opportunity's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/opportunities", label: "Opportunities", noun: "opportunity" }}
    useRecord={useOpportunity}
  >
    {(opportunity) => <OpportunityPage opportunity={opportunity} />}
  </RecordScreen>
);
