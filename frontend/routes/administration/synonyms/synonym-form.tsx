import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { MAX_TERM, synonymRules } from "../../../../backend/modules/discovery/synonyms/synonym.rules.ts";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { MergeNote } from "../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { useMerge } from "../../../features/forms/use-merge.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SynonymPreview } from "./synonym-preview.tsx";
import { DIRECTIONS, inputOf, valuesOf } from "./synonym-values.ts";
import type { Synonym_SynonymFragment } from "./synonyms.generated.ts";
import { useSaveSynonym } from "./use-save-synonym.ts";

type Props = {
  synonym?: Synonym_SynonymFragment;
  /** The initial values of a new synonym. */
  term?: string;
  onClose: () => void;
  onCancel: () => void;
  onDirty: (dirty: boolean) => void;
};

const LABELS = { term: "Term", means: "Means", direction: "Direction" };

/** Adds or edits a synonym, with a preview of what it would find. */
export function SynonymForm({ synonym, term, onClose, onCancel, onDirty }: Props) {
  const { save, read } = useSaveSynonym(synonym?.id);
  const initialValues = valuesOf(synonym, term);
  const form = useForm({
    initialValues,
    rules: synonymRules,
    submit: async (values) => {
      const isSaved = await merging.saving(values, () => save(values));
      if (!isSaved) return;
      toast({ title: `Search now knows “${values.term.trim()}”` });
      onClose();
    },
  });
  const merging = useMerge(form, initialValues, read);
  const { values, dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <Form form={form} label="Synonym">
      <MergeNote
        clashes={merging.clashes}
        labels={LABELS}
        show={({ field, theirs }) =>
          field === "direction" ? (DIRECTIONS.find(({ value }) => value === theirs)?.label ?? "") : theirs
        }
        take={merging.take}
      />
      <TextField name="term" label="Term" hint="Such as “VR”." required maxLength={MAX_TERM} />
      <TextField name="means" label="Means" hint="Such as “virtual reality”." required maxLength={MAX_TERM} />
      <ChoiceField name="direction" label="Direction" choices={DIRECTIONS} />
      <SynonymPreview input={inputOf(values)} {...(synonym && { id: synonym.id })} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton busyLabel="Saving..." size="sm">
          Save
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}
