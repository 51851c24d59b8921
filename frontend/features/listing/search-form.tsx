import { chakra } from "@chakra-ui/react";
import { SearchField } from "../../ui/search-field.tsx";
import { useHashTarget } from "../../ui/use-hash-target.ts";
import { MAX_SEARCH } from "./address.ts";
import type { FacetAnswer } from "./facet-options.ts";
import { FilterSelect, type SelectFilter } from "./filter-select.tsx";
import { FORM } from "./form-id.ts";
import type { ListingState } from "./use-listing.ts";
import { useSearchText } from "./use-search-text.ts";

/** The search box next to the main filter. */
export const SearchRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 15rem" },
    gap: "3",
    mt: { base: "6", md: "7" },
    "&[data-alone]": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  /** The noun of the search, such as "solutions". */
  noun: string;
  /** The placeholder; derived from the noun by default. */
  placeholder?: string;
  select?: SelectFilter<Name> | undefined;
  /** The facets, for the select. */
  facets?: FacetAnswer;
};

/** Search and main filter: a plain GET form, enhanced to apply changes immediately. */
export function SearchForm<Name extends string, Sort extends string>({
  state,
  noun,
  placeholder = `Search ${noun}...`,
  select,
  facets = {},
}: Props<Name, Sort>) {
  const { listing, address, change } = state;
  const input = useHashTarget<HTMLInputElement>("search");
  const { text, setText, commitNow } = useSearchText(address.search, (search) =>
    change({ search }, { replace: true }),
  );
  return (
    // A form works without JavaScript; the landmark role is set on it.
    <chakra.form
      id={FORM}
      role="search"
      aria-label={noun.charAt(0).toUpperCase() + noun.slice(1)}
      action={listing.path}
      onSubmit={(event) => {
        event.preventDefault();
        commitNow();
      }}
    >
      <SearchRow data-alone={select ? undefined : ""}>
        <SearchField
          ref={input}
          label={`Search ${noun}`}
          name="search"
          placeholder={placeholder}
          value={text}
          maxLength={MAX_SEARCH}
          onChange={(event) => setText(event.target.value)}
        />
        {select && <FilterSelect state={state} filter={select} facets={facets} />}
      </SearchRow>
    </chakra.form>
  );
}
