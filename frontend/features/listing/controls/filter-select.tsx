import { type Choice, SelectField } from "../../../ui/controls/select-field.tsx";
import { choiceOf, type ListingFilter, valuesOf, wordOf } from "../address.ts";
import type { ListingState } from "../use-listing.ts";
import { type FacetAnswer, facetOf, withChosen } from "./facet-options.ts";
import { FORM } from "./form-id.ts";

/** A single-value filter. */
export type SelectFilter<Name extends string> = {
  name: Name;
  /** The label when nothing is selected. */
  all: string;
  /** The label of a selected value that the server no longer lists. */
  labelOf?: (value: string) => string;
};

/** The options of a select: the filter's fixed values, otherwise the facet's values. */
function choicesOf(
  filter: ListingFilter,
  facets: FacetAnswer,
  chosen: readonly string[],
  labelOf?: (value: string) => string,
): Choice[] {
  if (filter.choices) return Object.entries(filter.choices).map(([value, label]) => ({ value, label }));
  return withChosen(facetOf(filter, facets) ?? [], chosen, labelOf);
}

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  filter: SelectFilter<Name>;
  facets: FacetAnswer;
  compact?: boolean;
};

/** A single-value filter as a select. */
export function FilterSelect<Name extends string, Sort extends string>({
  state,
  filter,
  facets,
  compact = false,
}: Props<Name, Sort>) {
  const { listing, address, change } = state;
  const { name, all, labelOf } = filter;
  const declared = listing.filters[name];
  const choices = choicesOf(declared, facets, address.chosen[name], labelOf);
  return (
    <SelectField
      compact={compact}
      label={declared.label}
      name={name}
      form={FORM}
      choices={[
        { value: "", label: all },
        ...choices.map(({ value, label: text }) => ({ value: wordOf(declared, value), label: text })),
      ]}
      value={wordOf(declared, address.chosen[name][0] ?? "")}
      onChange={(event) =>
        change({ chosen: choiceOf<Name>([name], valuesOf(declared, [event.target.value])) })
      }
    />
  );
}
