import { chakra } from "@chakra-ui/react";
import { Columns3 } from "lucide-react";
import { InboxNav } from "../../../features/conversations/inbox-nav.tsx";
import { askPath, requestPath } from "../../../features/conversations/request-path.ts";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { useVendorRequestsSuspenseQuery, VendorRequestsDocument } from "./requests.generated.ts";

/** Preloads the viewer's requests. */
export const preload: Screen["preload"] = async (start) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer) await start(VendorRequestsDocument, {});
};

/** Placeholder of the list. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

const List = chakra("ul", { base: { listStyleType: "none", maxWidth: "4xl" } });
const Item = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});

const AskLink = () => (
  <ButtonLink to={askPath([])} variant="primary" size="md">
    Ask Several Vendors
  </ButtonLink>
);

/** A page of requests, with further pages on demand. */
function Steps({ after }: { after?: string }) {
  const variables = after ? { after } : {};
  const { edges, pageInfo } = useVendorRequestsSuspenseQuery({ variables }).data.vendorRequests;
  if (!after && edges.length === 0)
    return (
      <EmptyState
        title="No requests yet"
        icon={<Columns3 size={32} strokeWidth={1.5} />}
        action={<AskLink />}
      >
        Ask up to five vendors the same questions and compare their answers side by side.
      </EmptyState>
    );
  return (
    <>
      {!after && (
        <chakra.p display="flex" flexWrap="wrap" gap="2" mb="6">
          <AskLink />
          <DownloadList address="/api/vendor-requests.csv" />
        </chakra.p>
      )}
      <List aria-label={after ? "More requests" : "Requests"}>
        {edges.map(({ node: { id, title, createdAt, vendorCount, answeredCount } }) => (
          <Item key={id}>
            <TextLink to={requestPath(id)} fontWeight="semibold">
              {title}
            </TextLink>
            <chakra.p mt="1" color="fg.muted" fontSize="sm">
              {answeredCount} of {vendorCount} answered, sent <DateFact at={createdAt} />
            </chakra.p>
          </Item>
        ))}
      </List>
      <More of={pageInfo} label="More requests">
        {(next) => <Steps after={next} />}
      </More>
    </>
  );
}

function Requests({ unread }: { unread: number }) {
  useRefresh(["VendorRequests", "Viewer"]);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Messages</PageHeading>
      <InboxNav current="requests" unread={unread} />
      <Steps />
    </Page>
  );
}

/** The viewer's requests to several vendors. */
export function Component() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title="Requests"
        description="Your requests to several vendors."
        path="/requests"
        hidden
      />
      {viewer ? (
        <Requests unread={viewer.unreadConversations ?? 0} />
      ) : (
        <SignInPrompt>Sign in to read your messages.</SignInPrompt>
      )}
    </>
  );
}
