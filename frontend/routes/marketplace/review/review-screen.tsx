import { useParams } from "react-router-dom";
import { REVIEWS, reviewPath } from "../../../../backend/modules/marketplace/juries/jury-paths.rules.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { JuryReviewDocument, useJuryReviewSuspenseQuery } from "../../../features/juries/juries.generated.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { ReviewPage } from "./review-page.tsx";

/** Preloads the review for signed-in users. */
export const preload: Screen["preload"] = async (start, { params: { id = "" } }) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(JuryReviewDocument, { id });
};

/** Placeholder of the review. */
export const Loading = () => <RecordLoading noun="review" />;

function Shown({ id }: { id: string }) {
  const { juryReview } = useJuryReviewSuspenseQuery({ variables: { id } }).data;
  if (juryReview) return <ReviewPage review={juryReview} />;
  return (
    <NotFound
      title="Review Not Found"
      text="You aren't assigned to this application, or it was withdrawn."
      back={{ to: REVIEWS, label: "Your reviews" }}
    />
  );
}

/** An application with the form of its review, for the reviewer. */
export function Component() {
  const { id = "" } = useParams();
  const { viewer } = useViewer();
  if (viewer) return <Shown id={id} />;
  return (
    <>
      <PageMetadata title="Review" description="A review of an application." path={reviewPath(id)} hidden />
      <SignInPrompt>Sign in to see this review.</SignInPrompt>
    </>
  );
}
