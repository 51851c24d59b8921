import { EditScreen, preloadEditor } from "../../../features/postings/edit-screen.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";

/** Preloads the collaboration for signed-in users. */
export const preload = preloadEditor("COLLABORATION");

/** Placeholder of the form. */
export const Loading = () => <RecordLoading noun="collaboration" />;

/** The page on which a collaboration's owners edit it. */
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
