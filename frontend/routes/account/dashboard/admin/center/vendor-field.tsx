import { useField } from "formik";
import { useDeferredValue, useId } from "react";
import { foldText } from "../../../../../../backend/shared/text/fold-text.rules.ts";
import { TextField } from "../../../../../features/forms/fields.tsx";
import { useVendorSuggestionsQuery } from "./add-solution.generated.ts";

/** The minimum input length before vendors are looked up, in characters. */
const ENOUGH = 2;

/** A field for a vendor's name, with suggestions from the catalog while typing. */
export function VendorField() {
  const id = useId();
  const [{ value }] = useField<string>("vendor");
  const search = useDeferredValue(value.trim().slice(0, 120));
  const { data } = useVendorSuggestionsQuery({
    variables: { search },
    skip: search.length < ENOUGH,
  });
  const { nodes } = data?.vendors ?? { nodes: [] };
  const isNew =
    data !== undefined &&
    search.length >= ENOUGH &&
    !nodes.some(({ name }) => foldText(name) === foldText(search));
  return (
    <>
      <TextField
        name="vendor"
        label="Vendor"
        hint={
          isNew
            ? `“${value.trim()}” isn't listed. It will be added as an unverified vendor.`
            : "Type part of the name and choose from the list. A name that isn't listed adds an unverified vendor."
        }
        required
        maxLength={120}
        autoComplete="off"
        list={id}
      />
      <datalist id={id}>
        {nodes.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </>
  );
}
