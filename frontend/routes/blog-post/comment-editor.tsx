import { chakra } from "@chakra-ui/react";
import { commentRules } from "../../../backend/modules/blog/comments/comment.rules.ts";
import { TextAreaField } from "../../features/forms/fields.tsx";
import { Form } from "../../features/forms/form.tsx";
import { SubmitButton } from "../../features/forms/submit-button.tsx";
import { useForm } from "../../features/forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { useEditBlogCommentMutation } from "./comments.generated.ts";

type Props = { id: string; content: string; onDone: () => void };

/** Edits the user's own comment. */
export function CommentEditor({ id, content, onDone }: Props) {
  const [edit] = useEditBlogCommentMutation();
  const form = useForm({
    initialValues: { content },
    rules: commentRules,
    submit: async (values) => {
      await edit({ variables: { id, ...values } });
      onDone();
    },
  });
  return (
    <chakra.div mt="3">
      <Form form={form} label="Edit comment">
        <TextAreaField name="content" label="Your comment" rows={4} maxLength={5000} />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Saving..." size="sm">
            Save
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
