import { shortlistRules } from "../../../../../backend/modules/community/saved-records/shortlists/shortlist.rules.ts";
import { TextField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import type { OwnShortlist } from "./own-shortlist.ts";
import { useRenameShortlistMutation } from "./saved.generated.ts";

/** Renames a shortlist. */
export function RenameForm({ list, onDone }: { list: OwnShortlist; onDone: () => void }) {
  const { id, version } = list;
  const [rename] = useRenameShortlistMutation();
  const form = useForm({
    initialValues: { name: list.name },
    rules: shortlistRules,
    submit: async ({ name }) => {
      await rename({ variables: { id, name, version } });
      onDone();
    },
  });
  return (
    <Form form={form} label="Rename">
      <TextField name="name" label="Name" required autoComplete="off" />
      <SubmitButton busyLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}
