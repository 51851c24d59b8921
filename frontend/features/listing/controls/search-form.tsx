import { chakra } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { useHashTarget } from "../../../ui/behavior/use-hash-target.ts";
import { useHydrated } from "../../../ui/behavior/use-hydrated.ts";
import { SearchField } from "../../../ui/controls/search-field.tsx";
import { MAX_SEARCH, wordOf } from "../address.ts";
import { doneBefore } from "../done-before.ts";
import type { ListingState } from "../use-listing.ts";
import type { FacetAnswer } from "./facet-options.ts";
import { FilterSelect, type SelectFilter } from "./filter-select.tsx";
import { FORM } from "./form-id.ts";
import { useSearchText } from "./use-search-text.ts";

/** The search field next to the main filter. */
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
  /** Filters that have no control of their own. */
  kept?: readonly Name[];
};

/** Search and main filter: a plain GET form, enhanced to apply changes immediately. */
export function SearchForm<Name extends string, Sort extends string>({
  state,
  noun,
  placeholder = `Search ${noun}...`,
  select,
  facets = {},
  kept = [],
}: Props<Name, Sort>) {
  const { listing, address, change } = state;
  const input = useHashTarget<HTMLInputElement>("search");
  const { text, setText, commitNow } = useSearchText(
    address.search,
    (search) => change({ search }, { replace: true }),
    input,
  );
  const hydrated = useHydrated();
  const onComingAlive = useEffectEvent(() => {
    const form = input.current?.form;
    // A press that hydrates the page has its own effect first.
    return hydrated || !form ? undefined : setTimeout(doneBefore(form, state));
  });
  useEffect(() => {
    const later = onComingAlive();
    return () => clearTimeout(later);
  }, []);
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
      {kept.flatMap((name) =>
        address.chosen[name].map((value) => (
          <input key={value} type="hidden" name={name} value={wordOf(listing.filters[name], value)} />
        )),
      )}
    </chakra.form>
  );
}
