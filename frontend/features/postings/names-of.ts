import { chosenOf } from "../forms/choices-field.tsx";
import type { Clash } from "../forms/use-merge.ts";
import { opportunitiesListing } from "../listing/lists/opportunities.generated.ts";
import type { PostingChoicesQuery } from "./posting-form.generated.ts";

const { level } = opportunitiesListing.filters;

/** Formats a field's value for display, with names instead of ids. */
export function namesOf({ sports }: PostingChoicesQuery, { field, theirs }: Clash): string {
  const names: Record<string, (value: string) => string | undefined> = {
    sportIds: (value) => sports.find(({ id }) => id === value)?.name,
    levels: (value) => level.choices?.[value],
  };
  const nameOf = names[field];
  return nameOf ? chosenOf(theirs).map(nameOf).filter(Boolean).join(", ") : theirs;
}
