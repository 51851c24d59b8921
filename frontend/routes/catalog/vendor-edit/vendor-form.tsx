import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { vendorRules } from "../../../../backend/modules/catalog/vendors/editing/vendor.rules.ts";
import { chosenOf } from "../../../features/forms/choices-field.tsx";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { MergeNote } from "../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useMerge } from "../../../features/forms/use-merge.ts";
import { vendorPath } from "../../../features/record/record-path.ts";
import { VendorFields } from "../../../features/vendor-form/vendor-fields.tsx";
import { inputOf, LABELS, type VendorValues, valuesOf } from "../../../features/vendor-form/vendor-values.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import {
  useUpdateVendorMutation,
  VendorEditDocument,
  type VendorEditQuery,
} from "./vendor-edit.generated.ts";

type Props = {
  vendor: NonNullable<VendorEditQuery["vendor"]>;
  categories: readonly { id: string; name: string }[];
  viewerId: string;
};

/** Edits a vendor's page; a concurrent change is merged with the input. */
export function VendorForm({ vendor, categories, viewerId }: Props) {
  const { id } = vendor;
  const client = useClient();
  const navigate = useNavigate();
  const [update] = useUpdateVendorMutation({
    update: evictQueries("fittingOpportunities", "suggestedCompanyFacts"),
  });
  const initialValues = valuesOf(vendor);
  const form = useForm({
    initialValues,
    rules: vendorRules,
    submit: async (values: VendorValues) => {
      const version = Number(values.version);
      const save = () => update({ variables: { id, input: inputOf(values), version } });
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
  // Rounds and suggested facts are saved by themselves; what they change isn't somebody else's edit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (!form.isSubmitting) merge.absorb(initialValues);
  }, [initialValues.version]);
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
        <VendorFields
          choices={choices}
          {...(vendor.verified && {
            nameHint:
              "This page is verified. A new name or website domain ends that until we check it again.",
          })}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <SubmitButton busyLabel="Saving...">Save Page</SubmitButton>
          <ButtonLink to={vendorPath(vendor)} size="md">
            Cancel
          </ButtonLink>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
