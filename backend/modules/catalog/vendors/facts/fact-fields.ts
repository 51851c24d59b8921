/** The declared fields of a vendor that are facts about the company, each with a source and a date. */
export const FACT_FIELDS = [
  "country",
  "city",
  "foundedYear",
  "places",
  "stage",
  "headcountBand",
  "revenueBand",
  "customers",
  "languages",
  "certifications",
] as const;

/** A fact about a company: a declared field, or its funding rounds. */
export type FactName = (typeof FACT_FIELDS)[number] | "funding";
