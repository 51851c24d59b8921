import type { FacetOption } from "./facet-group.tsx";

const fromSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

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
