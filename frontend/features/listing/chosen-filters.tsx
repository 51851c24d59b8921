import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { ButtonLink } from "../../ui/button.tsx";
import { pill } from "../../ui/pill-styles.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { addressPath, choiceOf } from "./address.ts";
import { type FacetAnswer, facetOf, facetOptions } from "./facet-options.ts";
import type { SelectFilter } from "./filter-select.tsx";
import { FORM } from "./form-id.ts";
import type { ListingState } from "./use-listing.ts";

const Chips = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mb: "4", listStyleType: "none" },
});
const Chip = chakra(Link, { base: { ...pill, px: "3", color: "fg" } });

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  facets: FacetAnswer;
  selects: readonly SelectFilter<Name>[];
};

/** The chosen filters, each to be removed, or all of them. */
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
  if (chosen.length === 0) return null;
  // The links disappear with their filters, so the focus moves to the search.
  const leave = () => document.getElementById(FORM)?.querySelector("input")?.focus({ preventScroll: true });
  const pathWith = (changed: readonly Name[], values: readonly string[]) =>
    addressPath(listing, {
      ...address,
      chosen: { ...address.chosen, ...choiceOf<Name>(changed, values) },
      page: 1,
    });
  return (
    <Chips aria-label="Active filters">
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <Chip
            to={pathWith(
              [name],
              address.chosen[name].filter((other) => other !== value),
            )}
            preventScrollReset
            onClick={leave}
          >
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <X size={14} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <ButtonLink variant="ghost" to={pathWith(names, [])} preventScrollReset onClick={leave}>
          Clear all
        </ButtonLink>
      </li>
    </Chips>
  );
}
