import { shortlistRules } from "../../../backend/modules/community/saved-records/shortlists/shortlist.rules.ts";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { forgetShortlists } from "./forget-saved.ts";
import { useCreateShortlistMutation } from "./shortlists.generated.ts";

type Props = {
  /** Called with the new list's id, before the form is reset. */
  onMade?: (id: string) => Promise<unknown>;
};

/** Creates a shortlist. */
export function NewListForm({ onMade }: Props) {
  const [create] = useCreateShortlistMutation();
  const form = useForm({
    initialValues: { name: "" },
    rules: shortlistRules,
    submit: async ({ name }) => {
      const { data } = await create({ variables: { name }, update: (cache) => forgetShortlists(cache) });
      const made = data?.createShortlist as { id: string } | undefined;
      if (made) await onMade?.(made.id);
      form.resetForm();
    },
  });
  return (
    <Form form={form} label="New list">
      <TextField name="name" label="New list" autoComplete="off" />
      <SubmitButton busyLabel="Creating..." variant="outline" size="sm" alignSelf="flex-start">
        Create List
      </SubmitButton>
    </Form>
  );
}
