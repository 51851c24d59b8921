import { chakra } from "@chakra-ui/react";
import { SearchField } from "../../ui/search-field.tsx";
import { useHashTarget } from "../../ui/use-hash-target.ts";
import { MAX_SEARCH } from "./address.ts";
import type { FacetAnswer } from "./facet-options.ts";
import { FilterSelect, type SelectFilter } from "./filter-select.tsx";
import { FORM } from "./form-id.ts";
import type { ListingState } from "./use-listing.ts";
import { useSearchText } from "./use-search-text.ts";

/** Search beside the one filter that matters most. */
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
  /** What is searched, such as "solutions". */
  noun: string;
  /** Stands in the box while it is empty; names the noun where absent. */
  placeholder?: string;
  select?: SelectFilter<Name> | undefined;
  /** What the answer counts, for the select. */
  facets?: FacetAnswer;
};

/** Search and the main filter: a plain GET form that a script makes immediate. */
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
    // A form is what works without a script; the landmark stands on it.
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
