import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { NotFound } from "../../features/failures/not-found.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { SourceList } from "./source-list.tsx";
import { SyncHistory } from "./sync-history.tsx";
import { SyncHistoryDocument, SyncSourcesDocument } from "./sync-screen.generated.ts";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", mt: "6" },
});

/** Preloads the sources and the page of the history, for administrators. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer?.role !== "ADMIN") return;
  await Promise.all([
    start(SyncSourcesDocument, {}),
    start(SyncHistoryDocument, { after: search.get("after") || null }),
  ]);
};

/** Placeholder of the sources. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(16rem, 80%)" height="10" mb="8" />
    <SkeletonBar height="80" borderRadius="lg" />
  </Page>
);

function Screened() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  const [search] = useSearchParams();
  if (!viewer) return <SignInPrompt>Please log in to sync data.</SignInPrompt>;
  if (viewer.role !== "ADMIN")
    return (
      <NotFound
        title="For Administrators"
        text="Only administrators can sync data."
        back={{ to: "/dashboard", label: "Go to your dashboard" }}
      />
    );
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Sync Data</PageHeading>
      <Parts>
        <SourceList />
        <SyncHistory after={search.get("after") || null} />
      </Parts>
    </Page>
  );
}

/** Where administrators set up what the catalog is synced with. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Sync Data"
        description="The files and addresses that the catalog is synced with."
        path="/admin/sync"
        hidden
      />
      <Screened />
    </>
  );
}
