import { RecordLoading } from "../../features/record/record-loading.tsx";
import { parseRecordKey } from "../../features/record/record-path.ts";
import { RecordScreen } from "../../features/record/record-screen.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { OpportunityDocument, useOpportunitySuspenseQuery } from "./opportunity.generated.ts";
import { OpportunityPage } from "./opportunity-page.tsx";

/** Asks for the opportunity of an address. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseRecordKey(params.key ?? "");
  if (at) await start(OpportunityDocument, { id: at.id });
};

/** The page's shape. */
export const Loading = () => <RecordLoading noun="opportunity" />;

function useOpportunity(id: string) {
  const { opportunity, relatedOpportunities } = useOpportunitySuspenseQuery({ variables: { id } }).data;
  return opportunity && { ...opportunity, related: relatedOpportunities };
}

/** An opportunity's own page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/opportunities", label: "Opportunities", noun: "opportunity" }}
    useRecord={useOpportunity}
  >
    {(opportunity) => <OpportunityPage opportunity={opportunity} />}
  </RecordScreen>
);
