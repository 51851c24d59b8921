import { columnOf } from "../../../shared/fields/field.rules.ts";
import { vendorFields } from "../vendors/vendor.fields.ts";

/** The fields whose values are chosen in a merge, with their columns; the name stays the kept one's. */
export const MERGED_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(vendorFields)
    .filter((field) => field !== "name")
    .map((field) => [field, columnOf(field)]),
);

/** Returns SQL for a JSON object with the fields of the vendor `alias`. */
export const fieldsOf = (alias: string) =>
  `jsonb_build_object(${Object.entries(MERGED_FIELDS)
    .map(([field, column]) => `'${field}', ${alias}.${column}`)
    .join(", ")})`;
