import type { Brief_BriefFragment } from "../../../features/briefs/briefs.generated.ts";
import type { BriefInput, Level } from "../../../graphql/schema.generated.ts";

/** The labels of the fields. */
export const LABELS = {
  text: "In your own words",
  product: "Looking for",
  sports: "Sports",
  level: "Level",
  budgetMax: "Budget",
  integrations: "Works with",
  quantities: "How many",
  places: "Places",
  must: "Must",
  should: "Should",
  wont: "Must not",
  deadline: "Needed by",
} as const;

/** Returns the form's values for a brief. */
export const valuesOf = (brief: Brief_BriefFragment) => ({
  version: String(brief.version),
  text: brief.text,
  product: brief.product ?? "",
  sports: brief.sports.join(", "),
  level: brief.level ?? "",
  budgetMax: brief.budgetMax === null ? "" : String(brief.budgetMax),
  integrations: brief.integrations.join(", "),
  quantities: brief.quantities.join(", "),
  places: brief.places.join(", "),
  must: brief.must.join("\n"),
  should: brief.should.join("\n"),
  wont: brief.wont.join("\n"),
  deadline: brief.deadline ?? "",
});

/** The values of the form. */
export type CriteriaValues = ReturnType<typeof valuesOf>;

const parts = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Converts the form's values to the mutation's input. */
export const inputOf = (values: CriteriaValues): BriefInput => ({
  text: values.text,
  product: values.product.trim() || null,
  sports: parts(values.sports, ","),
  level: (values.level || null) as Level | null,
  budgetMax: values.budgetMax.trim() === "" ? null : Number(values.budgetMax.replaceAll(",", "")),
  integrations: parts(values.integrations, ","),
  // A comma within a number is not a separator.
  quantities: parts(values.quantities, /,\s+/),
  places: parts(values.places, ","),
  must: parts(values.must, "\n"),
  should: parts(values.should, "\n"),
  wont: parts(values.wont, "\n"),
  deadline: values.deadline || null,
});
