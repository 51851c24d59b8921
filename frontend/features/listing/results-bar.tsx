import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { SaveSearch } from "../saved-searches/save-search.tsx";
import { addressPath, addressQuery, choiceOf, sortOf, toWord } from "./address.ts";
import { ApplyButton } from "./controls/apply-button.tsx";
import { FORM } from "./controls/form-id.ts";
import { SavedToggle } from "./controls/saved-toggle.tsx";
import { DownloadList } from "./download-list.tsx";
import type { ListingState } from "./use-listing.ts";

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    rowGap: "2",
    mb: "4",
  },
});
const Found = chakra("h2", { base: { fontSize: "lg", fontWeight: "semibold" } });
const Scope = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
const Tools = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: { md: "2" },
    // When wrapped, aligns the first text with the count.
    ms: "-3.5",
    _empty: { display: "none" },
  },
});
const Help = chakra("p", { base: { flexBasis: "full", color: "fg.muted", fontSize: "xs" } });

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  /** The count as displayed. */
  found: string;
  /** The scope of the count. */
  scope: ReactNode;
  /** Actions on the whole list. */
  actions?: ReactNode;
};

/** The query string to save as a search: without the page and filters that only apply to the viewer. */
function savedQuery<Name extends string, Sort extends string>({
  listing,
  address: { search, chosen, sort },
}: ListingState<Name, Sort>): string {
  const personal = (Object.keys(chosen) as Name[]).filter((name) => name === "saved");
  return addressQuery(listing, { search, sort, chosen: { ...chosen, ...choiceOf<Name>(personal, []) } });
}

/** The result count, its scope, and the sort order. */
export function ResultsBar<Name extends string, Sort extends string>({
  state,
  found,
  scope,
  actions,
}: Props<Name, Sort>) {
  const { listing, address, change } = state;
  const helpId = useId();
  const help = listing.sortHelp?.[address.sort];
  const choices = Object.entries<string>(listing.sorts).map(([value, label]) => ({
    value: toWord(value),
    label,
  }));
  return (
    <Bar>
      <chakra.div flex="1" aria-live="polite">
        <Found>{found}</Found>
        <Scope>{scope}</Scope>
      </chakra.div>
      <SelectField
        compact
        label="Sort by"
        aria-describedby={help && helpId}
        name="sort"
        form={FORM}
        choices={choices}
        value={toWord(address.sort)}
        onChange={(event) => change({ sort: sortOf(listing, event.target.value) })}
      />
      <ApplyButton ms="-3">Sort</ApplyButton>
      <Tools>
        {listing.file && (
          <DownloadList address={`${listing.file}${addressQuery(listing, { ...state.shown, page: 1 })}`} />
        )}
        {actions}
        <SavedToggle state={state} />
        {!listing.cannotBeSaved && (
          <SaveSearch list={listing.name} path={addressPath(listing, address)} address={savedQuery(state)} />
        )}
      </Tools>
      {help && <Help id={helpId}>{help}</Help>}
    </Bar>
  );
}
