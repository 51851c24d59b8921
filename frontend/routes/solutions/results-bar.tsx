import { chakra } from "@chakra-ui/react";
import { sortLabels } from "../../features/solutions/vocabulary.ts";
import { formatCount } from "../../ui/format.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { parseSort, type SolutionsAddress, toWord } from "./address.ts";
import { FORM } from "./search-form.tsx";
import type { ChangeAddress } from "./use-address.ts";

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

const choices = Object.entries(sortLabels).map(([value, label]) => ({ value: toWord(value), label }));

type Props = {
  address: SolutionsAddress;
  totalCount: number;
  category: string | undefined;
  change: ChangeAddress;
};

/** How many were found, in which category, in which order. */
export function ResultsBar({ address, totalCount, category, change }: Props) {
  return (
    <Bar>
      <div aria-live="polite">
        <Found>{formatCount(totalCount)} Solutions Found</Found>
        <Scope>{category ?? "Showing all categories"}</Scope>
      </div>
      <SelectField
        compact
        label="Sort by"
        name="sort"
        form={FORM}
        choices={choices}
        value={toWord(address.sort)}
        onChange={(event) => change({ sort: parseSort(event.target.value) })}
      />
    </Bar>
  );
}
