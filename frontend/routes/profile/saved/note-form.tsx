import { chakra } from "@chakra-ui/react";
import { noteRules } from "../../../../backend/modules/saved/shortlists/shortlist.rules.ts";
import type { ShortlistQuery } from "../../../features/bookmarks/record-line.generated.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { useSetShortlistNoteMutation } from "./saved.generated.ts";

type Props = { entry: ShortlistQuery["shortlistEntries"][number]; onDone: () => void };

/** Edits the note of an entry. */
export function NoteForm({ entry: { id, note, version }, onDone }: Props) {
  const [write] = useSetShortlistNoteMutation();
  const form = useForm({
    initialValues: { note },
    rules: noteRules,
    submit: async (values) => {
      await write({ variables: { id, note: values.note, version } });
      onDone();
    },
  });
  return (
    <Form form={form} label="Note">
      <TextAreaField name="note" label="Note" hint="At most 1,000 characters" rows={3} />
      <chakra.div display="flex" gap="2">
        <SubmitButton busyLabel="Saving..." size="sm">
          Save Note
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </chakra.div>
    </Form>
  );
}
