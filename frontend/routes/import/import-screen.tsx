import { NotFound } from "../../features/failures/not-found.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Page } from "../../ui/page.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import {
  ImportKindsDocument,
  ImportRunReportDocument,
  ImportRunsDocument,
  ImportUploadDocument,
} from "./import.generated.ts";
import { viewIn } from "./import-address.ts";
import { Importer } from "./importer.tsx";

/** Preloads what the address shows, for administrators. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer?.role !== "ADMIN") return;
  const { upload, kind, records, run, after } = viewIn(search);
  await Promise.all([
    start(ImportKindsDocument, {}),
    start(ImportRunsDocument, { after }),
    upload && start(ImportUploadDocument, { id: upload, kind, records }),
    run && start(ImportRunReportDocument, { id: run }),
  ]);
};

/** Placeholder of the importer. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(16rem, 80%)" height="10" mb="8" />
    <SkeletonBar height="80" borderRadius="lg" />
  </Page>
);

function Screened() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (!viewer) return <SignInPrompt>Please log in to import data.</SignInPrompt>;
  if (viewer.role === "ADMIN") return <Importer />;
  return (
    <NotFound
      title="For Administrators"
      text="Only administrators can import data."
      back={{ to: "/dashboard", label: "Go to your dashboard" }}
    />
  );
}

/** Where administrators import files into the catalog. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Import Data"
        description="Files that become records of the catalog."
        path="/admin/import"
        hidden
      />
      <Screened />
    </>
  );
}
