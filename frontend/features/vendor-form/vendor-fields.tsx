import { chakra } from "@chakra-ui/react";
import { MAX_CATEGORIES } from "../../../backend/modules/catalog/vendors/editing/vendor.rules.ts";
import { vendorFields } from "../../../backend/modules/catalog/vendors/vendor.fields.ts";
import type { Choice } from "../../ui/controls/select-field.tsx";
import { ChoicesField } from "../forms/choices-field.tsx";
import { ChoiceField } from "../forms/fields.tsx";
import { FormFields } from "../forms/form-fields.tsx";
import { vendorsListing } from "../listing/lists/vendors.generated.ts";
import { LABELS } from "./vendor-values.ts";

const Pair = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});

const { city, country } = vendorFields;

const choicesIn = (choices: Readonly<Record<string, string>> | null) =>
  Object.entries(choices ?? {}).map(([value, label]) => ({ value, label }));
const UNKNOWN = { value: "", label: "Not stated" };
const { stage, headcount, revenue, certification } = vendorsListing.filters;

/** The controls of facts that are choices. */
const FACTS = {
  stage: <ChoiceField name="stage" label={LABELS.stage} choices={[UNKNOWN, ...choicesIn(stage.choices)]} />,
  headcountBand: (
    <ChoiceField
      name="headcountBand"
      label={LABELS.headcountBand}
      choices={[UNKNOWN, ...choicesIn(headcount.choices)]}
    />
  ),
  revenueBand: (
    <ChoiceField
      name="revenueBand"
      label={LABELS.revenueBand}
      choices={[UNKNOWN, ...choicesIn(revenue.choices)]}
    />
  ),
  certifications: (
    <ChoicesField
      name="certifications"
      label={LABELS.certifications}
      choices={choicesIn(certification.choices)}
    />
  ),
};

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
          ...FACTS,
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
