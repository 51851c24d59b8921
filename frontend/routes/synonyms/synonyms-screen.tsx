import { NotFound } from "../../features/failures/not-found.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Page } from "../../ui/page.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { viewIn } from "./synonym-address.ts";
import { SynonymEditor } from "./synonym-editor.tsx";
import { SearchSynonymsDocument } from "./synonyms.generated.ts";

/** Preloads what the address shows of the list, for administrators. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer?.role === "ADMIN") await start(SearchSynonymsDocument, viewIn(search));
};

/** Placeholder of the list. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(16rem, 80%)" height="10" mb="8" />
    <SkeletonBar height="80" borderRadius="lg" />
  </Page>
);

function Screened() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (!viewer) return <SignInPrompt>Please log in to edit synonyms.</SignInPrompt>;
  if (viewer.role === "ADMIN") return <SynonymEditor />;
  return (
    <NotFound
      title="For Administrators"
      text="Only administrators can edit the synonyms that search uses."
      back={{ to: "/dashboard", label: "Go to your dashboard" }}
    />
  );
}

/** Where administrators edit the terms that search takes for each other. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Search Synonyms"
        description="The terms that search treats as meaning the same."
        path="/synonyms"
        hidden
      />
      <Screened />
    </>
  );
}
