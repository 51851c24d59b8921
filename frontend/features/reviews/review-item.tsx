import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VerifiedMark } from "../../ui/display/verified-mark.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { ReportForm } from "../forms/report-form-on-demand.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { solutionPath } from "../record/record-path.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { ReplyForm, VerifyButton } from "./forms.tsx";
import { Reply } from "./reply.tsx";
import { ReviewText } from "./review-text.tsx";
import { RatedDimensions, reviewerInWords } from "./reviewer.tsx";
import {
  type ReviewItem_ReviewFragment,
  ReviewItem_ReviewFragmentDoc,
  useReportReviewMutation,
} from "./reviews.generated.ts";

const Item = chakra("li", {
  base: { py: "5", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Author = chakra("p", { base: { mt: "3", color: "fg.muted", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", gap: "1", mt: "1", ms: "-3.5" } });

type Props = {
  review: FragmentType<ReviewItem_ReviewFragment>;
  /** Whether to show which solution it is about. */
  named: boolean;
};

/** A review with its reply and the reader's actions. */
export function ReviewItem({ review, named }: Props) {
  const { data } = useSuspenseFragment({ fragment: ReviewItem_ReviewFragmentDoc, from: review });
  const { id, title, authorName, affiliation, createdAt, editedAt, solution, reply } = data;
  const { viewer } = useViewer();
  const [openForm, setOpenForm] = useState<"replying" | "reporting">();
  const [report] = useReportReviewMutation();
  const onReport = async (reason: string) =>
    (await report({ variables: { id, reason } })).data?.reportReview.message;
  const done = () => setOpenForm(undefined);
  return (
    <Item>
      <ReviewText review={data} />
      <RatedDimensions review={data} />
      <Author>
        {data.verifiedBy && <VerifiedMark>Verified customer</VerifiedMark>}{" "}
        {[authorName, affiliation, ...reviewerInWords(data)].filter(Boolean).join(", ")},{" "}
        <DateFact at={createdAt} />
        {editedAt && (
          <>
            , edited <DateFact at={editedAt} />
          </>
        )}
        {named && (
          <>
            {" on "}
            <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>
          </>
        )}
      </Author>
      {reply && openForm !== "replying" && (
        <Reply review={data} reply={reply} onEdit={() => setOpenForm("replying")} />
      )}
      {openForm === "replying" && <ReplyForm review={data} onDone={done} />}
      {openForm === "reporting" && <ReportForm noun="review" report={onReport} onDone={done} />}
      {viewer && !openForm && (
        <Actions>
          {data.viewerCanReply && !reply && (
            <Button variant="ghost" onClick={() => setOpenForm("replying")}>
              Reply
              <VisuallyHidden> to {title}</VisuallyHidden>
            </Button>
          )}
          {!data.viewerIsAuthor && (
            <Button variant="ghost" onClick={() => setOpenForm("reporting")}>
              Report
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
          {viewer.role === "ADMIN" && <VerifyButton review={data} />}
        </Actions>
      )}
    </Item>
  );
}
