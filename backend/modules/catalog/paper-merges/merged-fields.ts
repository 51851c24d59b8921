/** The fields whose values are chosen in a merge, with the columns that go with each. */
export const MERGED_FIELDS = {
  title: ["title", "slug"],
  authors: ["authors"],
  university: ["university", "partner_id"],
  category: ["category_id"],
  abstract: ["abstract"],
  venue: ["venue"],
  publishedDate: ["published_date"],
  citations: ["citations"],
  openAccess: ["open_access"],
  fullTextUrl: ["full_text_url"],
  doi: ["doi"],
} as const;

/** Returns SQL for a JSON object with the shown fields of the paper `alias`. */
export const fieldsOf = (alias: string) =>
  `jsonb_build_object(${Object.entries(MERGED_FIELDS)
    .map(([field, [column]]) =>
      field === "category"
        ? `'category', (select c.name from categories c where c.id = ${alias}.category_id)`
        : `'${field}', ${alias}.${column}`,
    )
    .join(", ")})`;
