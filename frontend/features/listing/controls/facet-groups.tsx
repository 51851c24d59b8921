import { chakra } from "@chakra-ui/react";
import { choiceOf, wordOf } from "../address.ts";
import type { ListingState } from "../use-listing.ts";
import { FacetGroup } from "./facet-group.tsx";
import { divides, type FacetAnswer, facetOf, facetOptions } from "./facet-options.ts";
import { FilterSelect, type SelectFilter } from "./filter-select.tsx";

/** The props of a list's filters, wherever they are placed. */
export type FacetProps<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  facets: FacetAnswer;
  /** Single-value filters. */
  selects: readonly SelectFilter<Name>[];
  /** The filter shown next to the search. */
  besideSearch: Name | undefined;
  /** The noun for counts, such as "solutions". */
  noun: string;
};

/** The filters with the counts of their values. */
export function FacetGroups<Name extends string, Sort extends string>({
  state,
  facets,
  selects,
  besideSearch,
  noun,
}: FacetProps<Name, Sort>) {
  const { listing, address, change } = state;
  const elsewhere = [besideSearch, ...selects.map(({ name }) => name)];
  const groups = (Object.keys(listing.filters) as Name[]).flatMap((name) => {
    const values = elsewhere.includes(name) ? undefined : facetOf(listing.filters[name], facets);
    if (!values || !divides(listing.filters[name], values, address.chosen[name])) return [];
    const options = facetOptions(listing.filters[name], values, address.chosen[name]);
    return options.length > 0 ? [{ name, options }] : [];
  });
  // The checkbox's state isn't used: hydration may have reset a press that came during it.
  const toggle = (name: Name, value: string) =>
    change(({ chosen }) => {
      const others = chosen[name].filter((other) => other !== value);
      const on = others.length === chosen[name].length;
      return { chosen: choiceOf<Name>([name], on ? [...others, value] : others) };
    });
  return (
    <>
      {selects.length > 0 && (
        <chakra.div display="grid" gap="2.5">
          {selects.map((filter) => (
            <FilterSelect key={filter.name} compact state={state} filter={filter} facets={facets} />
          ))}
        </chakra.div>
      )}
      {groups.map(({ name, options }) => (
        <FacetGroup
          key={name}
          name={name}
          legend={listing.filters[name].label}
          noun={noun}
          options={options}
          chosen={address.chosen[name]}
          wordOf={(value) => wordOf(listing.filters[name], value)}
          onToggle={(value) => toggle(name, value)}
        />
      ))}
    </>
  );
}
