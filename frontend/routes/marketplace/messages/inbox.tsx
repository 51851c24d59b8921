import { chakra } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { Suspense } from "react";
import { fileFilter, VIEWS, type View } from "../../../features/conversations/inbox-address.ts";
import { InboxNav } from "../../../features/conversations/inbox-nav.tsx";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { useConversationsSuspenseQuery } from "./messages.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none", maxWidth: "4xl" } });

const EMPTY = {
  inbox: {
    title: "No messages yet",
    text: "Choose Contact on a vendor's page to ask about its solutions. Replies appear here.",
  },
  unread: { title: "Nothing unread", text: "You've read all your messages." },
  archived: {
    title: "Nothing archived",
    text: "Conversations you archive stay here, and return to your inbox when a new message arrives.",
  },
} as const satisfies Record<View, { title: string; text: string }>;

/** A page of conversations, with further pages on demand. */
function Steps({ view, after }: { view: View; after?: string }) {
  const variables = { filter: VIEWS[view].filter, ...(after && { after }) };
  const { edges, pageInfo } = useConversationsSuspenseQuery({ variables }).data.conversations;
  if (!after && edges.length === 0)
    return (
      <EmptyState
        title={EMPTY[view].title}
        icon={<MessagesSquare size={32} strokeWidth={1.5} />}
        action={
          <ButtonLink to="/vendors" variant="primary" size="md">
            Browse Vendors
          </ButtonLink>
        }
      >
        {EMPTY[view].text}
      </EmptyState>
    );
  return (
    <>
      {!after && (
        <chakra.p mb="2">
          <DownloadList address="/api/conversations.csv" filter={fileFilter(view)} />
        </chakra.p>
      )}
      <List aria-label={after ? "More conversations" : "Conversations"}>
        {edges.map(({ node }) => (
          <ConversationRow key={node.id} conversation={node} />
        ))}
      </List>
      <More of={pageInfo} label="More conversations">
        {(next) => <Steps view={view} after={next} />}
      </More>
    </>
  );
}

/** The inbox, filtered by the address. */
export function Inbox({ view, unread }: { view: View; unread: number }) {
  useRefresh(["Conversations", "Viewer"]);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Messages</PageHeading>
      <InboxNav current={view} unread={unread} />
      <Suspense fallback={<SkeletonBar height="80" borderRadius="lg" aria-busy />}>
        <Steps key={view} view={view} />
      </Suspense>
    </Page>
  );
}
