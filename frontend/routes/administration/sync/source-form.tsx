import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import {
  MAX_NAME,
  syncSourceRules,
} from "../../../../backend/modules/administration/imports/sync/sync-source.rules.ts";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { MergeNote } from "../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { useMerge } from "../../../features/forms/use-merge.ts";
import type { ImportKindsQuery } from "../../../features/imports/imports.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { KnownSource } from "./known-source.tsx";
import { SourceColumns } from "./source-columns.tsx";
import { BAD_ROW_CHOICES, FORMAT_CHOICES, SCHEDULE_CHOICES, valuesOf } from "./source-values.ts";
import type { SyncSource_SourceFragment } from "./sync-screen.generated.ts";
import { useSaveSource } from "./use-save-source.ts";

type Props = {
  source?: SyncSource_SourceFragment;
  kinds: ImportKindsQuery["importKinds"];
  onClose: () => void;
  onCancel: () => void;
  onDirty: (dirty: boolean) => void;
};

const LABELS = {
  name: "Name",
  kind: "Record type",
  location: "Address or file",
  format: "Format",
  mapping: "Mapping",
  skipBad: "If rows are bad",
  schedule: "When to sync",
};
const CHOICES = [...FORMAT_CHOICES, ...SCHEDULE_CHOICES, ...BAD_ROW_CHOICES];

/** Configures the location, format and schedule of a source. */
export function SourceForm({ source, kinds, onClose, onCancel, onDirty }: Props) {
  const { save, read } = useSaveSource(source?.id);
  const initialValues = valuesOf(source);
  const form = useForm({
    initialValues,
    rules: syncSourceRules,
    submit: async (values) => {
      if (!(await merging.saving(values, () => save(values)))) return;
      toast({ title: `“${values.name.trim()}” was saved` });
      onClose();
    },
  });
  const merging = useMerge(form, initialValues, read);
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <Form form={form} label="Source">
      <MergeNote
        clashes={merging.clashes}
        labels={LABELS}
        show={({ theirs }) => CHOICES.find(({ value }) => value === theirs)?.label ?? theirs}
        take={merging.take}
      />
      {!source && <KnownSource />}
      <TextField
        name="name"
        label={LABELS.name}
        hint="This name and their IDs identify rows next time."
        required
        maxLength={MAX_NAME}
      />
      <TextField
        name="location"
        label={LABELS.location}
        hint="An https:// address on the public internet, or the name of a file in the server's sync folder."
        required
        maxLength={2000}
      />
      <ChoiceField
        name="kind"
        label={LABELS.kind}
        required
        choices={kinds.map(({ name }) => ({
          value: name,
          label: name.charAt(0).toUpperCase() + name.slice(1),
        }))}
      />
      <ChoiceField name="format" label={LABELS.format} choices={FORMAT_CHOICES} />
      <SourceColumns label={LABELS.mapping} kinds={kinds} />
      <ChoiceField name="skipBad" label={LABELS.skipBad} choices={BAD_ROW_CHOICES} />
      <ChoiceField name="schedule" label={LABELS.schedule} choices={SCHEDULE_CHOICES} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton busyLabel="Saving..." size="sm">
          Save
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}
