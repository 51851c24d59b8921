/** One value of a facet, and how many items it would give. */
export type FacetOption = { value: string; label: string; count: number };

const fromSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

/** The most frequent first: what a group folds away is then what is asked for least. */
export const byCount = (one: FacetOption, other: FacetOption) =>
  other.count - one.count || one.label.localeCompare(other.label, "en");

/** A facet's values, and those chosen that it no longer lists: a choice must stay in sight to be taken back. */
export function withChosen(
  values: readonly FacetOption[],
  chosen: readonly string[],
  labelOf: (value: string) => string = fromSlug,
): FacetOption[] {
  const listed = new Set(values.map(({ value }) => value));
  const missing = chosen.filter((value) => !listed.has(value));
  return [...values, ...missing.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}

/** Every step of a fixed scale in its order, those without an item as well: the list keeps its shape. */
export function scaleOptions(labels: Record<string, string>, values: readonly FacetOption[]): FacetOption[] {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return Object.entries(labels).map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
}
