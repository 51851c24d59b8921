import { chakra } from "@chakra-ui/react";
import { INBOX } from "../../../features/conversations/conversation-path.ts";
import { requestPath } from "../../../features/conversations/request-path.ts";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { solutionPath, vendorPath } from "../../../features/record/record-path.ts";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { ArchiveButton } from "./archive-button.tsx";
import { OfferedDocuments } from "./offered-documents.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { ShownConversation } from "./shown-conversation.ts";
import { Thread } from "./thread.tsx";
import { useMarkRead } from "./use-mark-read.ts";

/** The interval at which an open conversation polls for new messages. */
const REFRESH_SECONDS = 20;

const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "4", mt: "4", mb: "6" },
});
const Topic = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "2", color: "fg.muted", overflowWrap: "anywhere" },
});

/** A conversation with its messages and the reply form. */
export function ConversationPage({ conversation }: { conversation: ShownConversation }) {
  const { viewerSide, vendorIsUnclaimed, personName, vendor, solution, request } = conversation;
  const forVendor = viewerSide === "VENDOR";
  const title = forVendor ? personName : vendor.name;
  useRefresh(["Conversation", "ConversationMessages", "OfferedDocuments"], REFRESH_SECONDS);
  useMarkRead(conversation);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata title={`Messages with ${title}`} description="A conversation on SportsTech Hub." hidden />
      <chakra.div maxWidth="3xl">
        <Breadcrumbs steps={[{ to: INBOX, label: "Messages" }]} here={title} />
        <Head>
          <chakra.div flex="1" minWidth="min(100%, 16rem)">
            <PageHeading overflowWrap="anywhere">{title}</PageHeading>
            <Topic>
              {solution ? (
                <span>
                  About <TextLink to={solutionPath(solution)}>{solution.title}</TextLink> from{" "}
                  <TextLink to={vendorPath(vendor)}>{vendor.name}</TextLink>
                </span>
              ) : (
                <span>
                  {forVendor ? "To" : "Vendor:"} <TextLink to={vendorPath(vendor)}>{vendor.name}</TextLink>
                </span>
              )}
              {request && !forVendor && (
                <span>
                  Part of the request <TextLink to={requestPath(request.id)}>{request.title}</TextLink>
                </span>
              )}
              {forVendor && vendorIsUnclaimed && <Badge colorPalette="orange">For an unclaimed vendor</Badge>}
            </Topic>
          </chakra.div>
          <DownloadList
            address="/api/conversations/messages.csv"
            filter={{ conversation: conversation.id }}
            what="the messages"
          />
          <ArchiveButton conversation={conversation} />
        </Head>
        {!forVendor && vendorIsUnclaimed && (
          <chakra.p mb="4" p="4" borderRadius="lg" bg="bg.subtle" role="note">
            No one has claimed {vendor.name} on SportsTech Hub yet. Until someone does, our administrators
            read your messages and may answer on its behalf.
          </chakra.p>
        )}
        <Thread conversation={conversation} />
        {request && forVendor && <AnswerForm conversation={conversation} request={request} />}
        <ReplyForm conversation={conversation} />
        <OfferedDocuments conversation={conversation} />
      </chakra.div>
    </Page>
  );
}
