import { solutionFields } from "../../../backend/modules/catalog/solutions/solution.fields.ts";
import { labelsOf } from "../../../backend/shared/fields/field.rules.ts";
import type { SolutionInput } from "../../graphql/schema.generated.ts";
import { chosenOf } from "../forms/choices-field.tsx";
import { inputsOf, textsOf } from "../forms/field-values.ts";
import { draftsText, planInputs } from "../plans/plan-drafts.ts";
import { termsOf } from "../plans/plan-terms.ts";
import type { SolutionForm_SolutionFragment } from "./solution-form.generated.ts";

/** Labels of the fields. */
export const LABELS = { ...labelsOf(solutionFields), categoryId: "Category", sportIds: "Sports" } as const;

/** Returns the form's values for a solution; empty ones without a solution. */
export const valuesOf = (solution?: SolutionForm_SolutionFragment) => ({
  version: String(solution?.version ?? ""),
  ...textsOf(solutionFields, solution),
  plans: draftsText((solution?.plans ?? []).map(termsOf)),
  categoryId: solution?.category.id ?? "",
  priceBand: solution?.priceBand ?? "CUSTOM",
  levels: solution?.levels.join(",") ?? "",
  sportIds: solution?.sports.map(({ id }) => id).join(",") ?? "",
});

/** The values of the form. */
export type SolutionValues = ReturnType<typeof valuesOf>;

/** Converts the form's values into the mutation's input. */
export const inputOf = (values: SolutionValues): SolutionInput => ({
  ...inputsOf(solutionFields, values),
  plans: planInputs(values.plans),
  categoryId: values.categoryId,
  priceBand: values.priceBand as SolutionInput["priceBand"],
  levels: chosenOf(values.levels) as SolutionInput["levels"],
  sportIds: chosenOf(values.sportIds),
});
