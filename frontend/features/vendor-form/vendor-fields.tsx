import { chakra } from "@chakra-ui/react";
import { MAX_CATEGORIES } from "../../../backend/modules/vendors/editing/vendor.rules.ts";
import type { Choice } from "../../ui/select-field.tsx";
import { ChoicesField } from "../forms/choices-field.tsx";
import { TextAreaField, TextField } from "../forms/fields.tsx";
import { LABELS } from "./vendor-values.ts";

const Pair = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});

/** The fields of a vendor's page. */
export function VendorFields({ choices, nameHint }: { choices: readonly Choice[]; nameHint?: string }) {
  return (
    <>
      <TextField name="name" label={LABELS.name} hint={nameHint} required maxLength={120} />
      <TextAreaField name="description" label={LABELS.description} required rows={8} maxLength={5000} />
      <TextField name="website" label={LABELS.website} type="url" maxLength={2000} />
      <TextField
        name="contactEmail"
        label={LABELS.contactEmail}
        type="email"
        hint="Shown publicly on the vendor's page."
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
    </>
  );
}
