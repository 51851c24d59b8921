import { NotFound } from "../../features/failures/not-found.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Page } from "../../ui/page.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { ModerationQueueDocument } from "./moderation.generated.ts";
import { Queue } from "./queue.tsx";
import { viewIn } from "./queue-address.ts";

/** Preloads what the address shows of the queue, for administrators. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer?.role === "ADMIN") await start(ModerationQueueDocument, viewIn(search));
};

/** Placeholder of the queue. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(16rem, 80%)" height="10" mb="8" />
    <SkeletonBar height="80" borderRadius="lg" />
  </Page>
);

function Screened() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (!viewer) return <SignInPrompt>Please log in to moderate.</SignInPrompt>;
  if (viewer.role === "ADMIN") return <Queue />;
  return (
    <NotFound
      title="For Administrators"
      text="Only administrators can review what people write here."
      back={{ to: "/dashboard", label: "Go to your dashboard" }}
    />
  );
}

/** What administrators decide on. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Moderation"
        description="What's waiting for a decision."
        path="/moderation"
        hidden
      />
      <Screened />
    </>
  );
}
