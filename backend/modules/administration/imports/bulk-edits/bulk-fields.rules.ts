import type { Fields } from "../../../../shared/fields/field.rules.ts";
import { solutionFields } from "../../../catalog/solutions/solution.fields.ts";
import { vendorFields } from "../../../catalog/vendors/vendor.fields.ts";
import {
  opportunityFields,
  ownOpportunityFields,
} from "../../../marketplace/opportunities/opportunity.fields.ts";

/** A field that many imported records can get at once. */
export interface BulkField {
  readonly name: string;
  readonly label: string;
  /** Whether it is a list, to which items can be added. */
  readonly isList?: true;
}

/** Returns declared fields as they are edited in bulk. */
function declared<Declared extends Fields>(
  fields: Declared,
  ...names: (keyof Declared & string)[]
): BulkField[] {
  return names.map((name) => {
    const { type, label } = fields[name] as Declared[keyof Declared];
    return { name, label, ...(type === "text[]" && { isList: true }) };
  });
}

/** The fields that can be edited in bulk, by kind: those in which many records may have the same value. */
export const BULK_FIELDS: Readonly<Record<string, readonly BulkField[]>> = {
  solutions: [
    { name: "category", label: "Category" },
    { name: "sports", label: "Sports", isList: true },
    ...declared(solutionFields, "tags", "levels", "priceBand", "pricing", "website"),
  ],
  vendors: [
    ...declared(vendorFields, "country", "city"),
    { name: "categories", label: "Specializations", isList: true },
    ...declared(vendorFields, "foundedYear", "website"),
  ],
  opportunities: [
    { name: "category", label: "Category" },
    { name: "sports", label: "Sports", isList: true },
    ...declared(ownOpportunityFields, "levels", "region"),
    ...declared(opportunityFields, "dueDate", "budget"),
    ...declared(ownOpportunityFields, "eligibility"),
  ],
  papers: [
    { name: "category", label: "Category" },
    { name: "topics", label: "Topics", isList: true },
    { name: "university", label: "University" },
    { name: "venue", label: "Venue" },
    { name: "publishedDate", label: "Published" },
    { name: "openAccess", label: "Open access" },
  ],
};

/** Returns the fields of a kind that can be edited in bulk. */
export const bulkFieldsOf = (kind: string): readonly BulkField[] =>
  Object.hasOwn(BULK_FIELDS, kind) ? (BULK_FIELDS[kind] ?? []) : [];
