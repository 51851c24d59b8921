import { useParams } from "react-router-dom";
import { juryPath } from "../../../../backend/modules/marketplace/juries/jury-paths.rules.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { JuryDocument, useJurySuspenseQuery } from "../../../features/juries/juries.generated.ts";
import { POSTINGS } from "../../../features/postings/posting-paths.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import type { ApplicationKind } from "../../../graphql/schema.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { JuryPage } from "./jury-page.tsx";

type Params = { kind?: string; id?: string };

/** The call in an address; null if it names none. */
function callOf({ kind, id = "" }: Params): { kind: ApplicationKind; id: string } | null {
  if (kind === "opportunity") return { kind: "OPPORTUNITY", id };
  return kind === "collaboration" ? { kind: "COLLABORATION", id } : null;
}

/** Preloads the jury for signed-in users. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const call = callOf(params);
  if (call && (await start(ViewerDocument, {}))?.viewer) await start(JuryDocument, call);
};

/** Placeholder of the jury. */
export const Loading = () => <RecordLoading noun="jury" />;

const Missing = () => (
  <NotFound
    title="Jury Not Found"
    text="There is no such call, or you don't decide on its applications."
    back={{ to: POSTINGS, label: "Your postings" }}
  />
);

function Shown(call: { kind: ApplicationKind; id: string }) {
  const { jury } = useJurySuspenseQuery({ variables: call }).data;
  return jury ? <JuryPage jury={jury} /> : <Missing />;
}

/** How the applications to a call are judged, for those who decide. */
export function Component() {
  const params = useParams<Params>();
  const call = callOf(params);
  const { viewer } = useViewer();
  if (!call) return <Missing />;
  if (viewer) return <Shown {...call} />;
  return (
    <>
      <PageMetadata
        title="Jury"
        description="How the applications to a call are judged."
        path={juryPath(params.kind as "opportunity", call.id)}
        hidden
      />
      <SignInPrompt>Sign in to see this jury.</SignInPrompt>
    </>
  );
}
