import { preloadRecord } from "../../features/record/preload-record.ts";
import { RecordLoading } from "../../features/record/record-loading.tsx";
import { RecordScreen } from "../../features/record/record-screen.tsx";
import { CollaborationDocument, useCollaborationSuspenseQuery } from "./collaboration.generated.ts";
import { CollaborationPage } from "./collaboration-page.tsx";

/** Preloads the collaboration for a URL. */
export const preload = preloadRecord(CollaborationDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="collaboration" />;

const useCollaboration = (id: string) =>
  useCollaborationSuspenseQuery({ variables: { id } }).data.collaboration;

/** A collaboration's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/research/collaborations", label: "Collaborations", noun: "collaboration" }}
    useRecord={useCollaboration}
  >
    {(collaboration) => <CollaborationPage collaboration={collaboration} />}
  </RecordScreen>
);
