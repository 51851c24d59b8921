import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SelectField } from "../../ui/select-field.tsx";
import { SaveSearch } from "../searches/save-search.tsx";
import { addressPath, addressQuery, choiceOf, sortOf, toWord } from "./address.ts";
import { DownloadList } from "./download-list.tsx";
import { FORM } from "./form-id.ts";
import { SavedToggle } from "./saved-toggle.tsx";
import type { ListingState } from "./use-listing.ts";

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
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
    gap: "2",
    // On a phone the actions' texts stand below the count's, on each line; the order keeps its frame there.
    ms: { base: "-3.5", md: "0" },
    "& > :last-child": { ms: { base: "3.5", md: "0" } },
  },
});

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  /** The count as shown on the screen. */
  found: string;
  /** The scope of the count. */
  scope: ReactNode;
  /** Actions on the whole list. */
  actions?: ReactNode;
};

/** The query of what can be saved as a search: all but the page, and what only the viewer sees. */
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
  const choices = Object.entries<string>(listing.sorts).map(([value, label]) => ({
    value: toWord(value),
    label,
  }));
  return (
    <Bar>
      <div aria-live="polite">
        <Found>{found}</Found>
        <Scope>{scope}</Scope>
      </div>
      <Tools>
        {listing.file && (
          <DownloadList address={`${listing.file}${addressQuery(listing, { ...state.shown, page: 1 })}`} />
        )}
        {actions}
        <SavedToggle state={state} />
        <SaveSearch list={listing.name} path={addressPath(listing, address)} address={savedQuery(state)} />
        <SelectField
          compact
          label="Sort by"
          name="sort"
          form={FORM}
          choices={choices}
          value={toWord(address.sort)}
          onChange={(event) => change({ sort: sortOf(listing, event.target.value) })}
        />
      </Tools>
    </Bar>
  );
}
