import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { ReportForm } from "../../../features/forms/report-form-on-demand.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { CommentEditor } from "./comment-forms.tsx";
import { commentsOf } from "./comment-list.ts";
import {
  BlogCommentsDocument,
  type Comment_CommentFragment,
  Comment_CommentFragmentDoc,
  useDeleteBlogCommentMutation,
  useReportBlogCommentMutation,
} from "./comments.generated.ts";

const Item = chakra("li", {
  base: {
    py: "5",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
    _first: { borderTopWidth: "0" },
  },
});
const Head = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2.5",
    fontSize: "sm",
    color: "fg.muted",
  },
});
const Name = chakra("span", { base: { color: "fg", fontWeight: "semibold" } });
const Text = chakra("p", { base: { mt: "1.5", whiteSpace: "pre-line" } });
const Reason = chakra("p", { base: { mt: "1.5", color: "warning", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", gap: "1", mt: "1", ms: "-3.5" } });

type Props = { comment: FragmentType<Comment_CommentFragment>; postId: string };

/** A comment, with the actions that the reader may take. */
export function CommentItem({ comment, postId }: Props) {
  const { data } = useSuspenseFragment({ fragment: Comment_CommentFragmentDoc, from: comment });
  const { id, authorName, content, status, hiddenReason, createdAt, editedAt, version, editable, deletable } =
    data;
  const { viewer } = useViewer();
  const [openForm, setOpenForm] = useState<"editing" | "reporting">();
  const [remove, { loading }] = useDeleteBlogCommentMutation({
    variables: { id },
    refetchQueries: [{ query: BlogCommentsDocument, variables: commentsOf(postId) }, "BlogPost"],
  });
  const [report] = useReportBlogCommentMutation();
  const onReport = async (reason: string) =>
    (await report({ variables: { id, reason } })).data?.reportBlogComment.message;
  const onDelete = () => {
    if (window.confirm("Delete this comment?")) remove().catch((error: unknown) => notifyFailure(error));
  };
  const done = () => setOpenForm(undefined);
  return (
    <Item>
      <Head>
        <Name>{authorName}</Name>
        <DateFact at={createdAt} />
        {editedAt && <span>edited</span>}
        {status === "PENDING" && <Badge colorPalette="orange">Awaiting approval</Badge>}
        {status === "HIDDEN" && <Badge colorPalette="red">Hidden</Badge>}
      </Head>
      {openForm === "editing" ? (
        <CommentEditor id={id} content={content} version={version} onDone={done} />
      ) : (
        <Text>{content}</Text>
      )}
      {status === "HIDDEN" && (
        <Reason>
          An administrator hid this, so only you can see it.
          {hiddenReason && ` Reason: ${hiddenReason}`}
        </Reason>
      )}
      {openForm === "reporting" && <ReportForm noun="comment" report={onReport} onDone={done} />}
      {viewer && !openForm && (
        <Actions>
          {editable && (
            <Button variant="ghost" onClick={() => setOpenForm("editing")}>
              Edit
            </Button>
          )}
          {deletable && (
            <Button variant="ghost" disabled={loading} onClick={onDelete}>
              Delete
            </Button>
          )}
          {!deletable && (
            <Button variant="ghost" onClick={() => setOpenForm("reporting")}>
              Report
            </Button>
          )}
        </Actions>
      )}
    </Item>
  );
}
