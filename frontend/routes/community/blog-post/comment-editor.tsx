import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { commentRules } from "../../../../backend/modules/community/blog/comments/comment.rules.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useEditBlogCommentMutation } from "./comments.generated.ts";

type Props = { id: string; content: string; version: number; onDone: () => void };

/** Edits the user's own comment; the version it was opened with detects concurrent edits. */
export function CommentEditor({ id, content, version, onDone }: Props) {
  const [opened] = useState(version);
  const [edit] = useEditBlogCommentMutation();
  const form = useForm({
    initialValues: { content },
    rules: commentRules,
    submit: async (values) => {
      await edit({ variables: { id, ...values, version: opened } });
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
