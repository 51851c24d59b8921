import {
  addSolutionRules,
  partsOf,
} from "../../../../../../backend/modules/catalog/solutions/adding/add-solution.rules.ts";
import { DraftNote } from "../../../../../features/forms/draft-note.tsx";
import { ChoiceField, TextAreaField, TextField } from "../../../../../features/forms/fields.tsx";
import { Form } from "../../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../../../features/forms/use-draft.ts";
import { useForm } from "../../../../../features/forms/use-form.ts";
import { evictQueries } from "../../../../../graphql/evict-queries.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { DialogButtons } from "./action-dialog.tsx";
import { useAddSolutionMutation } from "./add-solution.generated.ts";
import { alertFailure } from "./alert-failure.ts";
import { VendorField } from "./vendor-field.tsx";

const EMPTY = {
  title: "",
  description: "",
  category: "",
  vendor: "",
  pricing: "",
  features: "",
  tags: "",
  integrations: "",
  rating: "",
};

type Props = { viewerId: string; categories: readonly string[]; onClose: () => void };

/** Adds a solution to any vendor; the input is kept until it is submitted. */
export function AddSolutionForm({ viewerId, categories, onClose }: Props) {
  const [add] = useAddSolutionMutation({
    update: evictQueries("solutions", "auditEntries", "contentStats", "systemHealth"),
  });
  const form = useForm({
    initialValues: EMPTY,
    rules: addSolutionRules,
    submit: async ({ rating, features, tags, integrations, ...words }) => {
      const input = {
        ...words,
        features: partsOf(features),
        tags: partsOf(tags),
        integrations: partsOf(integrations),
        rating: rating === "" ? null : Number(rating),
      };
      try {
        await add({ variables: { input } });
      } catch (error) {
        alertFailure(error, "Failed to add solution");
        throw error;
      }
      draft.forget();
      window.alert("Solution added successfully!");
      onClose();
    },
  });
  const draft = useDraft(form, `add-solution:${viewerId}`);
  return (
    <Form form={form} label="Solution">
      <DraftNote draft={draft} />
      <TextField name="title" label="Title" required maxLength={200} />
      <TextAreaField name="description" label="Description" required rows={5} />
      <ChoiceField
        name="category"
        label="Category"
        required
        choices={[
          { value: "", label: "Choose a category" },
          ...categories.map((name) => ({ value: name, label: name })),
        ]}
      />
      <VendorField />
      <TextField name="pricing" label="Pricing" hint="In the vendor's words, such as “From $20 a month”." />
      <TextField name="features" label="Features" hint="Separated by commas." />
      <TextField name="tags" label="Tags" hint="Separated by commas." />
      <TextField
        name="integrations"
        label="Integrations"
        hint="What it works with, such as “Garmin, Excel”. Separated by commas."
      />
      <TextField
        name="rating"
        label="Rating"
        hint="0 to 5. Shown until the first review is published."
        type="number"
        inputMode="decimal"
        step={0.1}
        min={0}
        max={5}
      />
      <DialogButtons>
        <Button size="md" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Adding...">Add Solution</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
