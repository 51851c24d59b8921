import { chakra } from "@chakra-ui/react";
import { Megaphone } from "lucide-react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { PostLinks } from "../../../features/postings/post-links.tsx";
import { POSTINGS } from "../../../features/postings/posting-paths.ts";
import { PostingRow } from "../../../features/postings/posting-row.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { MyPostingsDocument, useMyPostingsSuspenseQuery } from "./postings.generated.ts";
import { fileFilter, postingVariables, StatusFilter } from "./status-filter.tsx";

/** Starts the query for the viewer's postings. */
export const preload: Screen["preload"] = async (start, { search }) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(MyPostingsDocument, postingVariables(search));
};

/** Placeholder of the list. */
export const Loading = () => <RecordLoading noun="list" />;

const List = chakra("ul", { base: { maxWidth: "4xl", listStyleType: "none" } });

/** A page of postings, with further pages on demand. */
function Steps({ search, after }: { search: URLSearchParams; after?: string }) {
  const variables = { ...postingVariables(search), ...(after && { after }) };
  const { edges, pageInfo } = useMyPostingsSuspenseQuery({ variables }).data.myPostings;
  return (
    <>
      <List aria-label={after ? "More postings" : "Postings"}>
        {edges.map(({ node }) => (
          <PostingRow key={node.id} posting={node} />
        ))}
      </List>
      <More of={pageInfo} label="More postings">
        {(next) => <Steps search={search} after={next} />}
      </More>
    </>
  );
}

function Postings() {
  const [search] = useSearchParams();
  const shown = useDeferredValue(search);
  useProgress(shown !== search);
  const { facets, edges } = useMyPostingsSuspenseQuery({ variables: postingVariables(shown) }).data
    .myPostings;
  return (
    <>
      <StatusFilter counts={facets.statuses} />
      {edges.length > 0 ? (
        <>
          <chakra.p mb="4">
            <DownloadList address="/api/postings/own.csv" filter={fileFilter(shown)} />
          </chakra.p>
          <Steps key={shown.toString()} search={shown} />
        </>
      ) : (
        <EmptyState title="No postings here" icon={<Megaphone size={32} strokeWidth={1.5} />}>
          Everything you and your organizations post appears here, from first draft to outcome.
        </EmptyState>
      )}
    </>
  );
}

/** The postings of the viewer and their organizations, by status. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata
        title="Your postings"
        description="Opportunities and collaborations you've posted."
        path={POSTINGS}
        hidden
      />
      {viewer ? (
        <Page py={{ base: "8", md: "12" }}>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="end" gap="4">
            <PageHeading>Your Postings</PageHeading>
            <PostLinks />
          </chakra.div>
          <Postings />
        </Page>
      ) : (
        <SignInPrompt>Sign in to see your postings.</SignInPrompt>
      )}
    </>
  );
}
