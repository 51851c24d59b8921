/** The fields whose values are chosen in a merge, with their columns; the name stays the kept one's. */
export const MERGED_FIELDS: Readonly<Record<string, string>> = {
  description: "description",
  website: "website",
  contactEmail: "contact_email",
  country: "country",
  city: "city",
  foundedYear: "founded_year",
  videoUrl: "video_url",
  places: "places",
  stage: "stage",
  headcountBand: "headcount_band",
  revenueBand: "revenue_band",
  customers: "customers",
  languages: "languages",
  certifications: "certifications",
};

/** Returns SQL for a JSON object with the fields of the vendor `alias`. */
export const fieldsOf = (alias: string) =>
  `jsonb_build_object(${Object.entries(MERGED_FIELDS)
    .map(([field, column]) => `'${field}', ${alias}.${column}`)
    .join(", ")})`;
