import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Chips, RemovableChip } from "../../../ui/controls/removable-chips.tsx";
import { addressPath, choiceOf } from "../address.ts";
import type { ListingState } from "../use-listing.ts";
import { type FacetAnswer, facetOf, facetOptions } from "./facet-options.ts";
import type { SelectFilter } from "./filter-select.tsx";
import { FORM } from "./form-id.ts";
import { hasParts, SearchParts } from "./search-parts.tsx";

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  facets: FacetAnswer;
  selects: readonly SelectFilter<Name>[];
};

/** The parts of the search and the chosen filters, each removable, and a link to clear all filters. */
export function ChosenFilters<Name extends string, Sort extends string>({
  state: { listing, address },
  facets,
  selects,
}: Props<Name, Sort>) {
  const names = (Object.keys(listing.filters) as Name[]).filter((name) => name !== "saved");
  const labelOf = (name: Name, value: string) => {
    const filter = listing.filters[name];
    const options = facetOptions(filter, facetOf(filter, facets) ?? [], [value]);
    const listed = options.find((option) => option.value === value);
    const named = selects.find((select) => select.name === name)?.labelOf?.(value);
    return (listed?.count || !named ? listed?.label : named) ?? value;
  };
  const chosen = names.flatMap((name) =>
    address.chosen[name].map((value) => ({ name, value, label: labelOf(name, value) })),
  );
  const { search } = address;
  if (chosen.length === 0 && !hasParts(search)) return null;
  // The links disappear with their filters, so the focus moves to the search field.
  const leave = () => document.getElementById(FORM)?.querySelector("input")?.focus({ preventScroll: true });
  const pathWith = (changed: readonly Name[], values: readonly string[], text = search) =>
    addressPath(listing, {
      ...address,
      search: text,
      chosen: { ...address.chosen, ...choiceOf<Name>(changed, values) },
      page: 1,
    });
  return (
    <Chips aria-label="Active filters">
      <SearchParts text={search} pathOf={(text) => pathWith([], [], text)} onRemove={leave} />
      {chosen.map(({ name, value, label }) => (
        <RemovableChip
          key={`${name} ${value}`}
          to={pathWith(
            [name],
            address.chosen[name].filter((other) => other !== value),
          )}
          onRemove={leave}
        >
          {label}
        </RemovableChip>
      ))}
      {chosen.length > 0 && (
        <li>
          <ButtonLink variant="ghost" to={pathWith(names, [])} preventScrollReset onClick={leave}>
            Clear all
          </ButtonLink>
        </li>
      )}
    </Chips>
  );
}
