import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SourceList } from "./source-list.tsx";
import { SyncHistory } from "./sync-history.tsx";
import { SyncHistoryDocument, SyncSourcesDocument } from "./sync-screen.generated.ts";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", mt: "6" },
});

/** Preloads the sources and the page of the history, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await Promise.all([
    start(SyncSourcesDocument, {}),
    start(SyncHistoryDocument, { after: search.get("after") || null }),
  ]);
});

/** Placeholder of the sources. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

function Syncing() {
  const [search] = useSearchParams();
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

/** The page on which administrators set up the sources that the catalog is synced with. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Sync Data"
        description="The files and addresses the catalog syncs from."
        path="/admin/sync"
        hidden
      />
      <ForAdministrators prompt="Sign in to sync data." refusal="Only administrators can sync data.">
        <Syncing />
      </ForAdministrators>
    </>
  );
}
