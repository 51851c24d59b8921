import { chakra } from "@chakra-ui/react";
import { MAX_CATEGORIES } from "../../../backend/modules/catalog/vendors/editing/vendor.rules.ts";
import { vendorFields } from "../../../backend/modules/catalog/vendors/vendor.fields.ts";
import type { Choice } from "../../ui/controls/select-field.tsx";
import { ChoicesField } from "../forms/choices-field.tsx";
import { FormFields } from "../forms/form-fields.tsx";
import { LABELS } from "./vendor-values.ts";

const Pair = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});

const { city, country } = vendorFields;

/** The fields of a vendor's page. */
export function VendorFields({ choices, nameHint }: { choices: readonly Choice[]; nameHint?: string }) {
  return (
    <>
      <FormFields
        of={vendorFields}
        hints={{ name: nameHint }}
        instead={{
          country: (
            <Pair>
              <FormFields of={{ city, country }} />
            </Pair>
          ),
          city: null,
        }}
      />
      <ChoicesField
        name="categoryIds"
        label={LABELS.categoryIds}
        hint={`Up to ${MAX_CATEGORIES}`}
        choices={choices}
      />
    </>
  );
}
