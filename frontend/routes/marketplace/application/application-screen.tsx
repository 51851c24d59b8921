import { useParams } from "react-router-dom";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { ApplicationDocument, useApplicationSuspenseQuery } from "./application.generated.ts";
import { ApplicationPage } from "./application-page.tsx";

/** Starts the query for the application. */
export const preload: Screen["preload"] = async (start, { params }) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(ApplicationDocument, { id: params.id ?? "" });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="application" />;

function Shown({ id }: { id: string }) {
  const { application } = useApplicationSuspenseQuery({ variables: { id } }).data;
  if (application) return <ApplicationPage application={application} />;
  return (
    <NotFound
      title="Application Not Found"
      text="This application doesn't exist, or the applicant withdrew it."
      back={{ to: "/applications", label: "All applications" }}
    />
  );
}

/** An application for its author and for those who decide on it. */
export function Component() {
  const { id = "" } = useParams();
  const { viewer } = useViewer();
  if (viewer) return <Shown id={id} />;
  return (
    <>
      <PageMetadata title="Application" description="An application." path={`/applications/${id}`} hidden />
      <SignInPrompt>Sign in to see this application.</SignInPrompt>
    </>
  );
}
