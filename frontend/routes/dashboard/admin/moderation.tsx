import { chakra } from "@chakra-ui/react";
import { postPath } from "../../../features/blog/blog-paths.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import {
  CommentsToModerateDocument,
  type CommentsToModerateQuery,
  useCommentsToModerateSuspenseQuery,
  useModerateBlogCommentMutation,
} from "./moderation.generated.ts";
import { useActionFeedback } from "./use-action-feedback.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Head = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
const Text = chakra("p", { base: { mt: "1.5", maxWidth: "prose", whiteSpace: "pre-line" } });
const Reason = chakra("p", { base: { mt: "1.5", color: "warning", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", gap: "1.5", mt: "3" } });

function CommentRow({
  comment,
}: {
  comment: CommentsToModerateQuery["commentsToModerate"]["nodes"][number];
}) {
  const { id, authorName, content, status, createdAt, reportReasons, post } = comment;
  const [moderate] = useModerateBlogCommentMutation({ refetchQueries: ["CommentsToModerate"] });
  const { busy, run } = useActionFeedback();
  const decide = (publish: boolean) =>
    run(
      () => moderate({ variables: { id, publish } }),
      publish ? "Comment published" : "Comment hidden",
      "Failed to moderate the comment",
    );
  return (
    <Row>
      <Head>
        {authorName} on <TextLink to={postPath(post)}>{post.title}</TextLink>, <DateFact at={createdAt} />
      </Head>
      <Text>{content}</Text>
      {reportReasons.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may give the same reason
        <Reason key={index}>Reported: {reason}</Reason>
      ))}
      <Actions>
        <Button disabled={busy} onClick={() => decide(true)}>
          {status === "PENDING" ? "Publish" : "Keep"}
        </Button>
        <Button color="danger" disabled={busy} onClick={() => decide(false)}>
          Hide
        </Button>
      </Actions>
    </Row>
  );
}

/** Starts the query for the waiting comments. */
export const preload: PanelModule["preload"] = (start) => start(CommentsToModerateDocument, {});

/** First-time authors' comments awaiting approval, and comments that were reported. */
export function Component({ title }: { title: string }) {
  const { commentsToModerate } = useCommentsToModerateSuspenseQuery({ variables: {} }).data;
  const { totalCount, nodes } = commentsToModerate;
  return (
    <Panel
      title={title}
      intro="First-time comments need approval; others appear here when someone reports them."
    >
      {totalCount === 0 ? (
        <chakra.p color="fg.muted">There is nothing to review.</chakra.p>
      ) : (
        <List aria-label={title}>
          {nodes.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
        </List>
      )}
    </Panel>
  );
}
