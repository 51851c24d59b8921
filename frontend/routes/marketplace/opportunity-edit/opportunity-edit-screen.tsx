import { EditScreen, preloadEditor } from "../../../features/postings/edit-screen.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";

/** Preloads the opportunity for those who are signed in. */
export const preload = preloadEditor("OPPORTUNITY");

/** Placeholder of the form. */
export const Loading = () => <RecordLoading noun="opportunity" />;

/** Where its owner's people edit an opportunity. */
export const Component = () => (
  <EditScreen
    kind="OPPORTUNITY"
    section={{ path: "/opportunities", label: "Opportunities", noun: "opportunity", part: "/edit" }}
  />
);
