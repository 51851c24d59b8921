import { useSearchParams } from "react-router-dom";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Center } from "./center.tsx";
import { NotificationsDocument } from "./notifications.generated.ts";
import { viewIn, viewVariables } from "./notifications-address.ts";

/** Preloads the notifications for the address. */
export const preload: Screen["preload"] = async (start, { search }) => {
  if ((await start(ViewerDocument, {}))?.viewer)
    await start(NotificationsDocument, viewVariables(viewIn(search)));
};

/** Placeholder of the notifications. */
export const Loading = () => <RecordLoading noun="list" />;

/** The notification center. */
export function Component() {
  const [search] = useSearchParams();
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title="Notifications"
        description="What's new for you on SportsTech Hub."
        path="/notifications"
        hidden
      />
      {viewer ? (
        <Center view={viewIn(search)} unread={viewer.unreadNotifications ?? 0} />
      ) : (
        <SignInPrompt>Sign in to see your notifications.</SignInPrompt>
      )}
    </>
  );
}
