import { EditScreen, preloadEditor } from "../../../features/postings/edit-screen.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";

/** Preloads the opportunity for signed-in users. */
export const preload = preloadEditor("OPPORTUNITY");

/** Placeholder of the form. */
export const Loading = () => <RecordLoading noun="opportunity" />;

/** The page on which an opportunity's owners edit it. */
export const Component = () => (
  <EditScreen
    kind="OPPORTUNITY"
    section={{ path: "/opportunities", label: "Opportunities", noun: "opportunity", part: "/edit" }}
  />
);
