import type { BriefInput } from "../../graphql/schema.generated.ts";
import { formatDate } from "../../ui/display/format.ts";
import { labelOf } from "../listing/address.ts";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";

/** Summarizes the criteria of a brief, in a few words each. */
export function briefWords(brief: BriefInput): string[] {
  const { product, sports, level, must, should, wont, budgetMax, deadline, integrations } = brief;
  const { quantities, places } = brief;
  return [
    ...(product ? [product] : []),
    ...(sports ?? []),
    ...(quantities ?? []),
    ...(places ?? []),
    ...(level ? [labelOf(solutionsListing.filters.level, level)] : []),
    ...(must ?? []).map((text) => `Must: ${text}`),
    ...(should ?? []).map((text) => `Should: ${text}`),
    ...(wont ?? []).map((text) => `Must not: ${text}`),
    ...(budgetMax == null
      ? []
      : [budgetMax === 0 ? "Free of charge" : `At most $${budgetMax.toLocaleString("en-US")} a year`]),
    ...(integrations ?? []).map((text) => `Works with ${text}`),
    ...(deadline ? [`Needed by ${formatDate(deadline)}`] : []),
  ];
}
