import { preloadApplying } from "../../../features/applications/preload-applying.ts";
import { preloadPosting } from "../../../features/postings/preload-posting.ts";
import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { parseRecordKey } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { CollaborationDocument, useCollaborationSuspenseQuery } from "./collaboration.generated.ts";
import { CollaborationPage } from "./collaboration-page.tsx";

/** Preloads the collaboration for a URL. */
export const preload: Screen["preload"] = (start, at) =>
  Promise.all([
    preloadRecord(CollaborationDocument)?.(start, at),
    preloadPosting(start, "COLLABORATION", parseRecordKey(at.params.key ?? "")?.id),
    preloadApplying(start, { kind: "COLLABORATION", id: parseRecordKey(at.params.key ?? "")?.id }),
  ]);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="collaboration" />;

function useCollaboration(id: string) {
  const { collaboration, callResult } = useCollaborationSuspenseQuery({ variables: { id } }).data;
  return collaboration && { ...collaboration, result: callResult };
}

/** A collaboration's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/research/collaborations", label: "Collaborations", noun: "collaboration" }}
    useRecord={useCollaboration}
  >
    {(collaboration) => <CollaborationPage collaboration={collaboration} />}
  </RecordScreen>
);
