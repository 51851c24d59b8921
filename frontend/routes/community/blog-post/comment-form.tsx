import { commentRules } from "../../../../backend/modules/community/blog/comments/comment.rules.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { useSendKey } from "../../../features/forms/use-send-key.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { commentsOf } from "./comment-list.ts";
import { BlogCommentsDocument, useAddBlogCommentMutation } from "./comments.generated.ts";

/** Adds a comment and appends it to the list. */
export function CommentForm({ postId }: { postId: string }) {
  const [add] = useAddBlogCommentMutation();
  const key = useSendKey();
  const form = useForm({
    initialValues: { content: "" },
    rules: commentRules,
    submit: async ({ content }) => {
      const { data } = await add({
        variables: { postId, content, key: key.current() },
        update: (cache, { data: added }) => {
          if (!added) return;
          const variables = commentsOf(postId);
          cache.updateQuery({ query: BlogCommentsDocument, variables }, (list) => {
            if (!list || list.blogComments.pageInfo.hasNextPage) return undefined;
            const { edges, pageInfo } = list.blogComments;
            const { cursor } = added.addBlogComment;
            const edge = { __typename: "BlogCommentEdge" as const, cursor, node: added.addBlogComment };
            return {
              ...list,
              blogComments: {
                ...list.blogComments,
                edges: [...edges, edge],
                pageInfo: { ...pageInfo, endCursor: cursor },
              },
            };
          });
        },
      });
      key.renew();
      form.resetForm();
      const waits = data?.addBlogComment.status === "PENDING";
      toast(
        waits
          ? {
              title: "Comment received",
              description: "Your first comment will appear once it has been reviewed.",
            }
          : { title: "Comment published" },
      );
    },
  });
  return (
    <Form form={form} label="Comment">
      <TextAreaField name="content" label="Your comment" rows={4} maxLength={5000} />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        Comment
      </SubmitButton>
    </Form>
  );
}
