import { useParams } from "react-router-dom";
import {
  type Brief_BriefFragment,
  BriefDocument,
  useBriefSuspenseQuery,
} from "../../../features/briefs/briefs.generated.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { BriefMatchesDocument } from "../../../features/matching/matches.generated.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { BriefPage } from "./brief-page.tsx";

/** Preloads the brief and its matches. */
export const preload: Screen["preload"] = async (start, { params: { id = "" } }) => {
  if ((await start(ViewerDocument, {}))?.viewer)
    await Promise.all([start(BriefDocument, { id }), start(BriefMatchesDocument, { id })]);
};

/** Placeholder of the brief. */
export const Loading = () => <RecordLoading noun="brief" />;

function Shown({ id, viewerId }: { id: string; viewerId: string }) {
  const { savedBrief } = useBriefSuspenseQuery({ variables: { id } }).data;
  if (savedBrief) return <BriefPage brief={savedBrief as Brief_BriefFragment} viewerId={viewerId} />;
  return (
    <NotFound
      title="Brief Not Found"
      text="We couldn't find this brief among yours. It may have been deleted."
      back={{ to: "/profile?tab=briefs", label: "Your briefs" }}
    />
  );
}

/** One of the viewer's saved briefs. */
export function Component() {
  const { id = "" } = useParams();
  const { viewer } = useViewer();
  if (viewer) return <Shown id={id} viewerId={viewer.id} />;
  return (
    <>
      <PageMetadata title="Brief" description="A saved brief." path={`/briefs/${id}`} hidden />
      <SignInPrompt>Sign in to see your briefs.</SignInPrompt>
    </>
  );
}
