import { NotFound } from "../../features/failures/not-found.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { Page } from "../../ui/page.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { viewIn } from "./audit-address.ts";
import { AuditActionsDocument, AuditLogDocument } from "./audit-log.generated.ts";
import { AuditTrail } from "./audit-trail.tsx";

/** Preloads what the address shows of the trail, for administrators. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer?.role !== "ADMIN") return;
  await Promise.all([start(AuditLogDocument, viewIn(search)), start(AuditActionsDocument, {})]);
};

/** Placeholder of the trail. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(16rem, 80%)" height="10" mb="8" />
    <SkeletonBar height="80" borderRadius="lg" />
  </Page>
);

function Screened() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (!viewer) return <SignInPrompt>Please log in to read the audit log.</SignInPrompt>;
  if (viewer.role === "ADMIN") return <AuditTrail />;
  return (
    <NotFound
      title="For Administrators"
      text="Only administrators can read the audit log."
      back={{ to: "/dashboard", label: "Go to your dashboard" }}
    />
  );
}

/** Where administrators see who did what. */
export function Component() {
  return (
    <>
      <PageMetadata title="Audit Log" description="Who did what, and when." path="/admin/audit-log" hidden />
      <Screened />
    </>
  );
}
