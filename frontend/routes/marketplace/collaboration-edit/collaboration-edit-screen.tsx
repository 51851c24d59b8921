import { EditScreen, preloadEditor } from "../../../features/postings/edit-screen.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";

/** Preloads the collaboration for those who are signed in. */
export const preload = preloadEditor("COLLABORATION");

/** Placeholder of the form. */
export const Loading = () => <RecordLoading noun="collaboration" />;

/** Where its owner's people edit a collaboration. */
export const Component = () => (
  <EditScreen
    kind="COLLABORATION"
    section={{
      path: "/research/collaborations",
      label: "Collaborations",
      noun: "collaboration",
      part: "/edit",
    }}
  />
);
