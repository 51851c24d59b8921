import type { SolutionInput } from "../../graphql/schema.generated.ts";
import { chosenOf } from "../forms/choices-field.tsx";
import type { SolutionForm_SolutionFragment } from "./solution-form.generated.ts";

/** Labels of the fields. */
export const LABELS = {
  title: "Title",
  description: "Description",
  categoryId: "Category",
  pricing: "Pricing",
  priceBand: "Typical annual cost",
  levels: "Levels",
  sportIds: "Sports",
  features: "Features",
  tags: "Tags",
  integrations: "Integrations",
  website: "Website",
} as const;

/** What the form shows of a solution; without one, an empty form. */
export const valuesOf = (solution?: SolutionForm_SolutionFragment) => ({
  version: String(solution?.version ?? ""),
  title: solution?.title ?? "",
  description: solution?.description ?? "",
  categoryId: solution?.category.id ?? "",
  pricing: solution?.pricing ?? "",
  priceBand: solution?.priceBand ?? "CUSTOM",
  levels: solution?.levels.join(",") ?? "",
  sportIds: solution?.sports.map(({ id }) => id).join(",") ?? "",
  features: solution?.features.join("\n") ?? "",
  tags: solution?.tags.join(", ") ?? "",
  integrations: solution?.integrations.join(", ") ?? "",
  website: solution?.website ?? "",
});

/** The values of the form. */
export type SolutionValues = ReturnType<typeof valuesOf>;

const parts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** What is sent. */
export const inputOf = ({ version: _, ...values }: SolutionValues): SolutionInput => ({
  ...values,
  priceBand: values.priceBand as SolutionInput["priceBand"],
  levels: chosenOf(values.levels) as SolutionInput["levels"],
  sportIds: chosenOf(values.sportIds),
  features: parts(values.features, "\n"),
  tags: parts(values.tags, ","),
  integrations: parts(values.integrations, ","),
});
