import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { useViewer } from "../viewer/use-viewer.ts";
import { ReviewForm } from "./forms.tsx";
import { useReviewingSuspenseQuery } from "./own-review.generated.ts";
import { OwnReview } from "./own-review.tsx";

const Frame = chakra("div", { base: { mb: "6" } });
const Note = chakra("p", { base: { maxWidth: "prose", color: "fg.muted" } });

/** The state of a link that opens the form, with the text that it begins with. */
type ReviewBeginning = { reviewText?: string };

function ViewerReview({ solutionId }: { solutionId: string }) {
  const { review, refusal } = useReviewingSuspenseQuery({ variables: { solutionId } }).data.reviewing;
  const begun = useLocation().state as ReviewBeginning | null;
  const [writing, setWriting] = useState(begun?.reviewText !== undefined);
  if (refusal && !review) return <Note>{refusal}</Note>;
  if (review)
    return (
      <Panel title="Your review">
        <OwnReview review={review} />
      </Panel>
    );
  if (!writing) return <Button onClick={() => setWriting(true)}>Write a review</Button>;
  return (
    <Panel title="Write a review">
      <ReviewForm solutionId={solutionId} text={begun?.reviewText} onDone={() => setWriting(false)} />
    </Panel>
  );
}

type Props = { solutionId: string /** The path of the solution's page. */; path: string };

/** Lets the viewer review a solution. */
export function ReviewingSection({ solutionId, path }: Props) {
  const { viewer } = useViewer();
  return (
    <Frame>
      {viewer ? (
        <ViewerReview solutionId={solutionId} />
      ) : (
        <Note data-on-screen="">
          <TextLink to={`/login?${new URLSearchParams({ next: path })}`}>Sign in</TextLink> to write a review.
        </Note>
      )}
    </Frame>
  );
}
