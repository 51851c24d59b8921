import { juryCommentRules } from "../../../backend/modules/marketplace/juries/jury.rules.ts";
import { TextAreaField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { useCommentOnJuryEntryMutation } from "./juries.generated.ts";

type Props = {
  entryId: string;
  /** The query that shows the discussion. */
  refetch: "JuryReview" | "JuryEntries";
  /** What is discussed, for the form's name. */
  about: string;
};

/** Adds something to the discussion of an application. */
export function CommentForm({ entryId, refetch, about }: Props) {
  const [say] = useCommentOnJuryEntryMutation({ refetchQueries: [refetch], awaitRefetchQueries: true });
  const form = useForm({
    initialValues: { text: "" },
    rules: juryCommentRules,
    submit: async ({ text }) => {
      await say({ variables: { entryId, text } });
      form.resetForm();
    },
  });
  return (
    <Form form={form} label={`Discuss ${about}`}>
      <TextAreaField name="text" label="Your comment" rows={3} maxLength={2000} required />
      <div>
        <SubmitButton busyLabel="Adding..." size="sm">
          Add Comment
        </SubmitButton>
      </div>
    </Form>
  );
}
