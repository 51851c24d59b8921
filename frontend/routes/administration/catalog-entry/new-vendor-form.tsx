import { useNavigate } from "react-router-dom";
import { vendorRules } from "../../../../backend/modules/catalog/vendors/editing/vendor.rules.ts";
import { outOfDate } from "../../../features/catalog/out-of-date.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { vendorPath } from "../../../features/record/record-path.ts";
import { VendorFields } from "../../../features/vendor-form/vendor-fields.tsx";
import { inputOf, type VendorValues, valuesOf } from "../../../features/vendor-form/vendor-values.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import {
  useCatalogVendorChoicesSuspenseQuery,
  useCreateCatalogVendorMutation,
} from "./catalog-entry.generated.ts";

/** Adds an unverified vendor. */
export function NewVendorForm() {
  const navigate = useNavigate();
  const { categories } = useCatalogVendorChoicesSuspenseQuery({ variables: {} }).data;
  const [create] = useCreateCatalogVendorMutation({ update: outOfDate("VENDORS") });
  const form = useForm({
    initialValues: valuesOf(),
    rules: vendorRules,
    submit: async (values: VendorValues) => {
      const { data } = await create({ variables: { input: inputOf(values) } });
      draft.forget();
      toast({ title: "The vendor was added" });
      await navigate(data ? vendorPath(data.createVendor) : "/admin/catalog?kind=vendors");
    },
  });
  const draft = useDraft(form, "catalog:vendors:new");
  return (
    <Form form={form} label="Add vendor">
      <DraftNote draft={draft} />
      <VendorFields choices={categories.map(({ id, name }) => ({ value: id, label: name }))} />
      <SubmitButton alignSelf="start" busyLabel="Saving...">
        Save
      </SubmitButton>
    </Form>
  );
}
