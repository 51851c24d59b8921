import { chakra } from "@chakra-ui/react";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { More } from "../../../ui/controls/more.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { CommentForm } from "./comment-forms.tsx";
import { CommentItem } from "./comment-item.tsx";
import { commentsOf } from "./comment-list.ts";
import { type BlogCommentsQuery, useBlogCommentsSuspenseQuery } from "./comments.generated.ts";
import type { ShownPost } from "./shown-post.ts";

const Frame = chakra("section", { base: { maxWidth: "prose", mt: { base: "12", md: "16" } } });
const Title = chakra("h2", { base: { mb: "4", fontSize: "xl", fontWeight: "semibold" } });
const List = chakra("ol", { base: { listStyleType: "none" } });

type Props = { postId: string; after?: string };

/** A page of comments, with further pages on demand. */
function CommentSteps({ postId, after }: Props) {
  const variables = commentsOf(postId, after);
  const { blogComments } = useBlogCommentsSuspenseQuery({ variables }).data;
  if (!after && blogComments.edges.length === 0) {
    return <chakra.p color="fg.muted">No comments yet. Be the first to share your thoughts!</chakra.p>;
  }
  return (
    <>
      <List aria-label={after ? "More comments" : "Comments"}>
        {blogComments.edges.map(({ node }: BlogCommentsQuery["blogComments"]["edges"][number]) => (
          <CommentItem key={node.id} comment={node} postId={postId} />
        ))}
      </List>
      <More of={blogComments.pageInfo} label="More comments">
        {(next) => <CommentSteps postId={postId} after={next} />}
      </More>
    </>
  );
}

/** The comments of a post, with the form to add one. */
export function Comments({ post }: { post: ShownPost }) {
  const { viewer } = useViewer();
  return (
    <Frame aria-labelledby="comments">
      <Title id="comments">Comments ({formatCount(post.commentsCount)})</Title>
      <CommentSteps postId={post.id} />
      <chakra.div mt="6">
        {viewer ? (
          <CommentForm postId={post.id} />
        ) : (
          <chakra.p color="fg.muted">
            <TextLink to={`/login?${new URLSearchParams({ next: `/blog/${post.slug}` })}`}>Sign in</TextLink>{" "}
            to comment.
          </chakra.p>
        )}
      </chakra.div>
    </Frame>
  );
}
