import {
  type SolutionValues,
  inputOf as solutionInputOf,
  valuesOf as solutionValuesOf,
} from "../../../features/solution-form/solution-values.ts";
import {
  type VendorValues,
  inputOf as vendorInputOf,
  valuesOf as vendorValuesOf,
} from "../../../features/vendor-form/vendor-values.ts";
import type { VendorListingInput } from "../../../graphql/schema.generated.ts";
import type { OwnListing_ListingFragment } from "./list-your-company.generated.ts";

/** What is typed into the steps of the form. */
export type ListingValues = { vendor: VendorValues; solution: SolutionValues };

/** The parts of a listing, each a step of its own. */
export type Part = keyof ListingValues;

/** Returns the form's values for a listing; empty ones without a listing. */
export const valuesOf = (listing?: OwnListing_ListingFragment): ListingValues => ({
  vendor: vendorValuesOf(listing?.vendor),
  solution: solutionValuesOf(listing?.solution ?? undefined),
});

/** Converts the form's values into the mutation's input. */
export const inputOf = ({ vendor, solution }: ListingValues): VendorListingInput => ({
  vendor: vendorInputOf(vendor),
  solution: solutionInputOf(solution),
});

/** Converts the values into texts by field, such as `vendor.name`. */
export const textsOf = (values: ListingValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([part, fields]) =>
      Object.entries(fields).map(([name, text]) => [`${part}.${name}`, text]),
    ),
  );

/** Returns values with the texts of the fields that the form still has. */
export function withTexts(values: ListingValues, texts: Readonly<Record<string, unknown>>): ListingValues {
  const partWith = <Fields extends object>(part: Part, fields: Fields): Fields => ({
    ...fields,
    ...Object.fromEntries(
      Object.keys(fields).flatMap((name) => {
        const text = texts[`${part}.${name}`];
        return typeof text === "string" ? [[name, text]] : [];
      }),
    ),
  });
  return { vendor: partWith("vendor", values.vendor), solution: partWith("solution", values.solution) };
}

/** Whether two values are the same texts. */
export const isSame = (one: ListingValues, other: ListingValues) =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

/** The messages of a part among those of a refusal, by its field. */
export const messagesOf = (part: Part, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), message]] : [],
    ),
  );
