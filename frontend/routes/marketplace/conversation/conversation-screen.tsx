import { useParams } from "react-router-dom";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  ConversationDocument,
  ConversationMessagesDocument,
  OfferedDocumentsDocument,
  useConversationSuspenseQuery,
} from "./conversation.generated.ts";
import { ConversationPage } from "./conversation-page.tsx";

/** Preloads the conversation and its latest messages. */
export const preload: Screen["preload"] = async (start, { params: { id = "" } }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer)
    await Promise.all([
      start(ConversationDocument, { id }),
      start(ConversationMessagesDocument, { id }),
      start(OfferedDocumentsDocument, { conversationId: id }),
    ]);
};

/** Placeholder of the conversation. */
export const Loading = () => <RecordLoading noun="conversation" />;

function ViewerConversation({ id }: { id: string }) {
  const { conversation } = useConversationSuspenseQuery({ variables: { id } }).data;
  if (conversation) return <ConversationPage conversation={conversation} />;
  return (
    <NotFound
      title="Conversation Not Found"
      text="This conversation doesn't exist, or you don't have access to it."
      back={{ to: "/messages", label: "Back to Messages" }}
    />
  );
}

/** One of the viewer's conversations. */
export function Component() {
  const { id = "" } = useParams();
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (viewer) return <ViewerConversation id={id} />;
  return (
    <>
      <PageMetadata title="Messages" description="Your conversations on SportsTech Hub." hidden />
      <SignInPrompt>Sign in to read your messages.</SignInPrompt>
    </>
  );
}
