import { VIEWS, viewOf } from "../../../features/conversations/inbox-address.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { useShownSearch } from "../../../features/routing/use-shown-search.ts";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Inbox } from "./inbox.tsx";
import { ConversationsDocument } from "./messages.generated.ts";

/** Preloads the inbox for the address. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer) await start(ConversationsDocument, { filter: VIEWS[viewOf(search)].filter });
};

/** Placeholder of the inbox. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The viewer's inbox: their messages to vendors, and messages to their own vendors. */
export function Component() {
  const search = useShownSearch();
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title="Messages"
        description="Your conversations on SportsTech Hub."
        path="/messages"
        hidden
      />
      {viewer ? (
        <Inbox view={viewOf(search)} unread={viewer.unreadConversations ?? 0} />
      ) : (
        <SignInPrompt>Sign in to read your messages.</SignInPrompt>
      )}
    </>
  );
}
