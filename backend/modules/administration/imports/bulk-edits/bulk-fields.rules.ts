/** A field that many imported records can get at once. */
export interface BulkField {
  readonly name: string;
  readonly label: string;
  /** Whether it is a list, to which items can be added. */
  readonly isList?: true;
}

/** The fields that can be edited in bulk, by kind: those in which many records may have the same value. */
export const BULK_FIELDS: Readonly<Record<string, readonly BulkField[]>> = {
  solutions: [
    { name: "category", label: "Category" },
    { name: "sports", label: "Sports", isList: true },
    { name: "tags", label: "Tags", isList: true },
    { name: "levels", label: "Levels", isList: true },
    { name: "priceBand", label: "Price band" },
    { name: "pricing", label: "Pricing" },
    { name: "website", label: "Website" },
  ],
  vendors: [
    { name: "country", label: "Country" },
    { name: "city", label: "City" },
    { name: "categories", label: "Specializations", isList: true },
    { name: "foundedYear", label: "Year founded" },
    { name: "website", label: "Website" },
  ],
  opportunities: [
    { name: "category", label: "Category" },
    { name: "sports", label: "Sports", isList: true },
    { name: "levels", label: "Levels", isList: true },
    { name: "region", label: "Region" },
    { name: "dueDate", label: "Due date" },
    { name: "budget", label: "Budget" },
    { name: "eligibility", label: "Eligibility" },
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
