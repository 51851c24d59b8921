import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { SearchQuery } from "../../../features/search/search.generated.ts";
import {
  FILTERS,
  type FilterName,
  type SearchAddress,
  searchPath,
  toggledPath,
} from "../../../features/search/search-address.ts";
import { CountedChoices } from "../../../ui/controls/counted-choices.tsx";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";

const Bar = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "4" },
});
const Group = chakra("details", {
  base: {
    // The choices get a line of their own.
    "&[open]": { flexBasis: "full", order: "1" },
    "& > summary > svg": { transition: "rotate 150ms ease-out" },
    "&[open] > summary > svg": { rotate: "180deg" },
  },
});
const Summary = chakra("summary", {
  base: { ...pill, listStyle: "none", cursor: "pointer", "&::-webkit-details-marker": { display: "none" } },
});
const Sorts = chakra("p", { base: { ms: "auto", color: "fg.muted", fontSize: "sm" } });

const LABELS: Readonly<Record<FilterName, string>> = {
  category: "Category",
  sport: "Sport",
  place: "Place",
  verified: "Vendor",
};

/** The names of the filters' facets by their names in the address. */
const FACETS = { category: "categories", sport: "sports", place: "places", verified: "verified" } as const;

type Props = { address: SearchAddress; facets: SearchQuery["search"]["facets"] };

/** The filters and the sort order of the results, as links. */
export function SearchFilters({ address, facets }: Props) {
  const groups = FILTERS.filter((name) => facets[FACETS[name]].length > 0);
  return (
    <Bar>
      {groups.map((name) => (
        <Group key={name}>
          <Summary>
            {LABELS[name]}
            {(address.chosen[name]?.length ?? 0) > 0 && <span>{address.chosen[name]?.length} chosen</span>}
            <ChevronDown size={14} aria-hidden />
          </Summary>
          <CountedChoices
            label={LABELS[name]}
            mt="2"
            choices={facets[FACETS[name]].map(({ value, label, count }) => ({
              label,
              count,
              to: toggledPath(address, name, value),
              current: address.chosen[name]?.includes(value) ?? false,
            }))}
          />
        </Group>
      ))}
      <Sorts>
        {address.sort === "NEWEST" ? "Newest first. " : "Best match first. "}
        <TextLink
          data-on-screen=""
          to={searchPath({ ...address, sort: address.sort === "NEWEST" ? "BEST" : "NEWEST", page: 1 })}
        >
          {address.sort === "NEWEST" ? "Sort by best match" : "Sort by newest"}
        </TextLink>
      </Sorts>
    </Bar>
  );
}
