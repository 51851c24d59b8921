import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { MAX_CATEGORIES, vendorRules } from "../../../backend/modules/vendors/editing/vendor.rules.ts";
import { ChoicesField, chosenOf } from "../../features/forms/choices-field.tsx";
import { DraftNote } from "../../features/forms/draft-note.tsx";
import { TextAreaField, TextField } from "../../features/forms/fields.tsx";
import { Form } from "../../features/forms/form.tsx";
import { MergeNote } from "../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../features/forms/submit-button.tsx";
import { useDraft } from "../../features/forms/use-draft.ts";
import { useForm } from "../../features/forms/use-form.ts";
import { useMerge } from "../../features/forms/use-merge.ts";
import { vendorPath } from "../../features/record/record-path.ts";
import { dueAgain } from "../../graphql/due-again.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useUpdateVendorMutation, VendorEditDocument } from "./vendor-edit.generated.ts";
import { type EditedVendor, LABELS, type VendorValues, valuesOf } from "./vendor-values.ts";

const Pair = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});

type Props = { vendor: EditedVendor; categories: readonly { id: string; name: string }[]; viewerId: string };

/** Edits a vendor's page; a change that somebody else saved meanwhile is joined with what is typed. */
export function VendorForm({ vendor, categories, viewerId }: Props) {
  const { id } = vendor;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [update] = useUpdateVendorMutation({ update: dueAgain("fittingOpportunities") });
  const initialValues = valuesOf(vendor);
  const form = useForm({
    initialValues,
    rules: vendorRules,
    submit: async (values: VendorValues) => {
      const { version, foundedYear, categoryIds, ...texts } = values;
      const input = {
        ...texts,
        foundedYear: foundedYear ? Number(foundedYear) : null,
        categoryIds: chosenOf(categoryIds),
      };
      const save = () => update({ variables: { id, input, version: Number(version) } });
      if (!(await merge.saving(values, save))) return;
      draft.forget();
      toast({ title: "Page saved" });
      await navigate(vendorPath(vendor));
    },
  });
  const merge = useMerge(form, initialValues, async () => {
    const { data } = await client.query({
      query: VendorEditDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    return data?.vendor ? valuesOf(data.vendor) : undefined;
  });
  const draft = useDraft(form, `vendor:${viewerId}:${id}`);
  const choices = categories.map((category) => ({ value: category.id, label: category.name }));
  const namesOf = (ids: string) =>
    chosenOf(ids)
      .map((one) => choices.find(({ value }) => value === one)?.label)
      .join(", ");
  return (
    <chakra.div maxWidth="2xl">
      <Form form={form} label={`Edit ${vendor.name}`}>
        <DraftNote draft={draft} />
        <MergeNote
          clashes={merge.clashes}
          labels={LABELS}
          show={({ field, theirs }) => (field === "categoryIds" ? namesOf(theirs) : theirs)}
          take={merge.take}
        />
        <TextField
          name="name"
          label={LABELS.name}
          hint={
            vendor.verified
              ? "This page is verified. A new name or website domain ends that until we check it again."
              : undefined
          }
          required
          maxLength={120}
        />
        <TextAreaField name="description" label={LABELS.description} required rows={8} maxLength={5000} />
        <TextField name="website" label={LABELS.website} type="url" maxLength={2000} />
        <TextField
          name="contactEmail"
          label={LABELS.contactEmail}
          type="email"
          hint="Shown publicly on your page."
          maxLength={254}
        />
        <Pair>
          <TextField name="city" label={LABELS.city} maxLength={80} />
          <TextField name="country" label={LABELS.country} maxLength={80} />
        </Pair>
        <TextField name="foundedYear" label={LABELS.foundedYear} inputMode="numeric" maxLength={4} />
        <ChoicesField
          name="categoryIds"
          label={LABELS.categoryIds}
          hint={`Up to ${MAX_CATEGORIES}`}
          choices={choices}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <SubmitButton busyLabel="Saving...">Save page</SubmitButton>
          <ButtonLink to={vendorPath(vendor)} size="md">
            Cancel
          </ButtonLink>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
