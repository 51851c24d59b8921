import { chosenOf } from "../forms/choices-field.tsx";
import type { Clash } from "../forms/use-merge.ts";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";
import { draftsInWords } from "../plans/plan-drafts.ts";
import type { SolutionChoicesQuery } from "./solution-form.generated.ts";

const { level, price } = solutionsListing.filters;

/** Formats a field's value for display, with names instead of ids. */
export function namesOf({ categories, sports }: SolutionChoicesQuery, { field, theirs }: Clash): string {
  const names: Record<string, (value: string) => string | undefined> = {
    categoryId: (value) => categories.find(({ id }) => id === value)?.name,
    sportIds: (value) => sports.find(({ id }) => id === value)?.name,
    levels: (value) => level.choices?.[value],
    priceBand: (value) => price.choices?.[value],
  };
  if (field === "plans") return draftsInWords(theirs);
  const nameOf = names[field];
  return nameOf ? chosenOf(theirs).map(nameOf).filter(Boolean).join(", ") : theirs;
}
