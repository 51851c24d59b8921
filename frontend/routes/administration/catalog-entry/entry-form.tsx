import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import {
  type CatalogForm,
  textRules,
} from "../../../../backend/modules/administration/catalog-editor/forms/form.rules.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { MergeNote } from "../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useMerge } from "../../../features/forms/use-merge.ts";
import type { CatalogKind } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { useCatalogChoicesSuspenseQuery } from "./catalog-entry.generated.ts";
import { EntryField } from "./entry-field.tsx";
import { type Entry, type EntryValues, valuesOf } from "./entry-values.ts";
import { useSaveEntry } from "./use-save-entry.ts";

type Props = { kind: string; form: CatalogForm; entry?: Entry };

/** Adds or edits a record; a concurrent change is merged with the input. */
export function EntryForm({ kind: name, form: declared, entry }: Props) {
  const kind = name.toUpperCase() as CatalogKind;
  const navigate = useNavigate();
  const { catalogCategories } = useCatalogChoicesSuspenseQuery({ variables: { kind } }).data;
  const { save, read } = useSaveEntry(kind, declared, entry?.id);
  const initialValues = valuesOf(declared, entry);
  const list = `/admin/catalog?kind=${name}`;
  const form = useForm({
    initialValues,
    rules: textRules(declared),
    submit: async (values: EntryValues) => {
      if (!(await merge.saving(values, () => save(values)))) return;
      draft.forget();
      toast({ title: entry ? "Changes saved" : `The ${declared.noun} was added` });
      await navigate(list);
    },
  });
  const merge = useMerge(form, initialValues, read);
  const draft = useDraft(form, `catalog:${name}:${entry?.id ?? "new"}`);
  const labels = Object.fromEntries(declared.fields.map((field) => [field.name, field.label]));
  return (
    <Form form={form} label={entry ? `Edit ${entry.label}` : `Add ${declared.noun}`}>
      <DraftNote draft={draft} />
      <MergeNote clashes={merge.clashes} labels={labels} take={merge.take} />
      {declared.fields.map((field) => (
        <EntryField
          key={field.name}
          form={declared}
          field={field}
          categories={catalogCategories}
          isNew={!entry}
        />
      ))}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SubmitButton busyLabel="Saving...">Save</SubmitButton>
        <ButtonLink to={list} size="md">
          Cancel
        </ButtonLink>
      </chakra.div>
    </Form>
  );
}
