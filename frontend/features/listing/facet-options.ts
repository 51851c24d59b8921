import type { ListingFilter } from "./address.ts";

/** One value of a facet, and how many items it would give. */
export type FacetOption = { value: string; label: string; count: number };

/** The values of a list's filters by their names in the schema, as it answers them. */
export type FacetAnswer = Readonly<Record<string, readonly FacetOption[] | string | undefined>>;

/** A slug in words; anything else is shown as it is. */
const inWords = (value: string) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ")
    : value;

/** The most frequent first: what a group folds away is then what is asked for least. */
const byCount = (one: FacetOption, other: FacetOption) =>
  other.count - one.count || one.label.localeCompare(other.label, "en");

/** A facet's values, and those chosen that it no longer lists: a choice must stay in sight to be taken back. */
export function withChosen(
  values: readonly FacetOption[],
  chosen: readonly string[],
  labelOf: (value: string) => string = inWords,
): FacetOption[] {
  const listed = new Set(values.map(({ value }) => value));
  const missing = chosen.filter((value) => !listed.has(value));
  return [...values, ...missing.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}

/** Every step of a fixed scale in its order, those without an item as well: the list keeps its shape. */
function scaleOptions(labels: Readonly<Record<string, string>>, values: readonly FacetOption[]) {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return Object.entries(labels).map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
}

/** What the answer says of a filter; nothing when it was not asked for. */
export function facetOf({ field }: ListingFilter, facets: FacetAnswer): readonly FacetOption[] | undefined {
  const values = facets[field];
  return typeof values === "string" ? undefined : values;
}

/** What a group of a filter offers, in its order. */
export function facetOptions(
  filter: ListingFilter,
  values: readonly FacetOption[],
  chosen: readonly string[],
): FacetOption[] {
  if (filter.choices) return scaleOptions(filter.choices, values);
  const options = withChosen(values, chosen);
  return filter.ordered ? options : options.toSorted(byCount);
}
