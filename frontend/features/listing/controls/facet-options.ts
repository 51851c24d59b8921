import type { ListingFilter } from "../address.ts";

/** A facet value with its result count, and whether the count is exact. */
export type FacetOption = { value: string; label: string; count: number; countIsExact?: boolean };

/** A list's facets by filter name, as returned by the server. */
export type FacetAnswer = Readonly<Record<string, readonly FacetOption[] | string | undefined>>;

/** Turns a slug into words; other values stay unchanged. */
const inWords = (value: string) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ")
    : value;

/** Sorts the most frequent values first, so that a group collapses the rarest ones. */
const byCount = (one: FacetOption, other: FacetOption) =>
  other.count - one.count || one.label.localeCompare(other.label, "en");

/** Whether a word in a URL matches an option, by its value or its label. */
const means = (word: string, { value, label }: FacetOption) =>
  [value, label].some((text) => text.toLowerCase() === word.toLowerCase());

/**
 * A facet's values as the selection spells them, plus selected values that it no longer lists: a selection must stay
 * visible to be undone.
 */
export function withChosen(
  values: readonly FacetOption[],
  chosen: readonly string[],
  labelOf: (value: string) => string = inWords,
): FacetOption[] {
  const spelled = values.map((option) => {
    const value = chosen.find((word) => means(word, option));
    return value === undefined ? option : { ...option, value };
  });
  const listed = new Set(spelled.map(({ value }) => value));
  const missing = chosen.filter((value) => !listed.has(value));
  return [...spelled, ...missing.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}

/** All values of a fixed scale in order, including those without items. */
function scaleOptions(labels: Readonly<Record<string, string>>, values: readonly FacetOption[]) {
  const counted = new Map(values.map((option) => [option.value, option]));
  return Object.entries(labels).map(([value, label]) => ({
    count: 0,
    ...counted.get(value),
    value,
    label,
  }));
}

/** The facet of a filter; empty if it was not queried. */
export function facetOf({ field }: ListingFilter, facets: FacetAnswer): readonly FacetOption[] | undefined {
  const values = facets[field];
  return typeof values === "string" ? undefined : values;
}

/** This many values with one result each don't help to narrow the results. */
const SCATTERED = 8;

/** Whether a filter is useful: its values divide the results, or some are selected. */
export const divides = (
  { choices }: ListingFilter,
  values: readonly FacetOption[],
  chosen: readonly string[],
): boolean =>
  chosen.length > 0 ||
  choices !== null ||
  (values.length > 0 && (values.length < SCATTERED || values.some(({ count }) => count > 1)));

/** The options of a filter group, in order: those with results, and selected ones. */
export function facetOptions(
  filter: ListingFilter,
  values: readonly FacetOption[],
  chosen: readonly string[],
): FacetOption[] {
  const all = filter.choices ? scaleOptions(filter.choices, values) : withChosen(values, chosen);
  const options = all.filter(({ value, count }) => count > 0 || chosen.includes(value));
  return filter.choices || filter.ordered ? options : options.toSorted(byCount);
}
