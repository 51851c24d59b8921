import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { noteRules } from "../../../../../backend/modules/community/saved-records/shortlists/shortlist.rules.ts";
import type { ShortlistQuery } from "../../../../features/bookmarks/record-line.generated.ts";
import { TextAreaField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { useSetShortlistNoteMutation } from "./saved.generated.ts";

type Props = { entry: ShortlistQuery["shortlistEntries"][number]; onDone: () => void };

/** Edits the note of an entry. */
export function NoteForm({ entry: { id, note, version }, onDone }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("textarea")?.focus(), []);
  const [write] = useSetShortlistNoteMutation();
  const form = useForm({
    initialValues: { note: note ?? "" },
    rules: noteRules,
    submit: async (values) => {
      await write({ variables: { id, note: values.note, version } });
      onDone();
    },
  });
  return (
    <Form form={form} label="Note">
      <div ref={frame}>
        <TextAreaField name="note" label="Note" hint="Up to 1,000 characters" rows={3} />
      </div>
      <chakra.div display="flex" gap="2">
        <SubmitButton busyLabel="Saving..." size="sm">
          Save Note
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </chakra.div>
    </Form>
  );
}
