import { preloadRecord } from "../../features/record/preload-record.ts";
import { RecordLoading } from "../../features/record/record-loading.tsx";
import { RecordScreen } from "../../features/record/record-screen.tsx";
import { OpportunityDocument, useOpportunitySuspenseQuery } from "./opportunity.generated.ts";
import { OpportunityPage } from "./opportunity-page.tsx";

/** Preloads the opportunity at an address. */
export const preload = preloadRecord(OpportunityDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="opportunity" />;

function useOpportunity(id: string) {
  const { opportunity, relatedOpportunities } = useOpportunitySuspenseQuery({ variables: { id } }).data;
  return opportunity && { ...opportunity, related: relatedOpportunities };
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
