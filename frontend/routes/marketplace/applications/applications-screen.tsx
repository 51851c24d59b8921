import { chakra } from "@chakra-ui/react";
import { FolderDown, Inbox, Table } from "lucide-react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { ApplicationRow } from "../../../features/applications/application-row.tsx";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { ButtonAnchor, ButtonLink } from "../../../ui/controls/button.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  ReceivedApplicationsDocument,
  useReceivedApplicationsSuspenseQuery,
} from "./applications.generated.ts";
import { callIn, fileFilter, queueVariables } from "./queue-address.ts";
import { StatusFilter } from "./status-filter.tsx";

/** Starts the query for received applications. */
export const preload: Screen["preload"] = async (start, { search }) => {
  if ((await start(ViewerDocument, {}))?.viewer)
    await start(ReceivedApplicationsDocument, queueVariables(search));
};

/** Placeholder of the queue. */
export const Loading = () => <RecordLoading noun="list" />;

const List = chakra("ul", { base: { maxWidth: "4xl", listStyleType: "none" } });

/** A page of received applications, with further pages on demand. */
function Steps({ search, after }: { search: URLSearchParams; after?: string }) {
  const variables = { ...queueVariables(search), ...(after && { after }) };
  const { edges, pageInfo } = useReceivedApplicationsSuspenseQuery({ variables }).data.receivedApplications;
  return (
    <>
      <List aria-label={after ? "More applications" : "Applications"}>
        {edges.map(({ node }) => (
          <ApplicationRow key={node.id} application={node} />
        ))}
      </List>
      <More of={pageInfo} label="More applications">
        {(next) => <Steps search={search} after={next} />}
      </More>
    </>
  );
}

/** Downloads of all applications to one listing, with what its form asks. */
function CallDownloads({ search }: { search: URLSearchParams }) {
  const call = callIn(search);
  if (!call) return null;
  const { kind, id } = call;
  const csv =
    kind === "opportunity"
      ? `/api/opportunities/${id}/applications.csv`
      : `/api/collaborations/${id}/applications.csv`;
  return (
    <>
      <ButtonAnchor href={csv} download variant="ghost">
        <Table size={16} aria-hidden />
        Answers as CSV
      </ButtonAnchor>
      <ButtonAnchor href={`/uploads/applications/of/${kind}/${id}.zip`} download variant="ghost">
        <FolderDown size={16} aria-hidden />
        Everything as ZIP
      </ButtonAnchor>
    </>
  );
}

function Queue() {
  const [search] = useSearchParams();
  const shown = useDeferredValue(search);
  useProgress(shown !== search);
  const { receivedApplications } = useReceivedApplicationsSuspenseQuery({
    variables: queueVariables(shown),
  }).data;
  const { facets, edges } = receivedApplications;
  const isOfOneRecord = shown.has("opportunity") || shown.has("collaboration");
  return (
    <>
      <StatusFilter counts={facets.statuses} />
      {isOfOneRecord && (
        <chakra.p mb="4" color="fg.muted">
          Showing applications to one listing. <TextLink to="/applications">Show all applications</TextLink>
        </chakra.p>
      )}
      {edges.length > 0 ? (
        <>
          <chakra.div mb="4" display="flex" flexWrap="wrap" gap="2">
            <DownloadList address="/api/applications/received.csv" filter={fileFilter(shown)} />
            <CallDownloads search={shown} />
          </chakra.div>
          <Steps key={shown.toString()} search={shown} />
        </>
      ) : (
        <EmptyState
          title="No applications here"
          icon={<Inbox size={32} strokeWidth={1.5} />}
          action={<ButtonLink to="/profile?tab=applications">Your own applications</ButtonLink>}
        >
          Applications to your and your organizations' opportunities and collaborations appear here.
        </EmptyState>
      )}
    </>
  );
}

/** The review queue: applications that the viewer decides on, by status. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata
        title="Applications"
        description="Applications waiting for your decision."
        path="/applications"
        hidden
      />
      {viewer ? (
        <Page py={{ base: "8", md: "12" }}>
          <PageHeading>Applications</PageHeading>
          <Queue />
        </Page>
      ) : (
        <SignInPrompt>Sign in to see applications.</SignInPrompt>
      )}
    </>
  );
}
