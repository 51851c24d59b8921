import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SelectField } from "../../ui/select-field.tsx";
import { sortOf, toWord } from "./address.ts";
import { FORM } from "./form-id.ts";
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
const Tools = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" } });

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  /** How many were found, as the screen words it. */
  found: string;
  /** Of what. */
  scope: ReactNode;
  /** What can be done with the whole list. */
  actions?: ReactNode;
};

/** How many were found, of what, in which order. */
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
        {actions}
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
