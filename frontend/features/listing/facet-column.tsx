import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { choiceOf, wordOf } from "./address.ts";
import { FacetGroup } from "./facet-group.tsx";
import { type FacetAnswer, facetOf, facetOptions } from "./facet-options.ts";
import { FilterSelect, type SelectFilter } from "./filter-select.tsx";
import { FORM } from "./form-id.ts";
import type { ListingState } from "./use-listing.ts";

const Toggle = chakra(Button, {
  base: { width: "full", hideFrom: "lg", "@media (scripting: none)": { display: "none" } },
});
const Groups = chakra("div", {
  base: {
    display: { base: "none", lg: "grid" },
    gap: "7",
    "&[data-open]": { display: "grid", pt: { base: "5", lg: "0" } },
    "@media (scripting: none)": { display: "grid" },
  },
});
// Without JavaScript a selection has no effect, so a button submits the form.
const Apply = chakra(Button, {
  base: { display: "none", "@media (scripting: none)": { display: "inline-flex" } },
});

type Props<Name extends string, Sort extends string> = {
  state: ListingState<Name, Sort>;
  facets: FacetAnswer;
  /** Single-value filters. */
  selects: readonly SelectFilter<Name>[];
  /** The filter shown next to the search. */
  besideSearch: Name | undefined;
  /** The noun for counts, such as "solutions". */
  noun: string;
};

/** The filters with their counts; behind a button on small screens. */
export function FacetColumn<Name extends string, Sort extends string>({
  state,
  facets,
  selects,
  besideSearch,
  noun,
}: Props<Name, Sort>) {
  const { listing, address, change } = state;
  const [open, setOpen] = useState(false);
  const groupsId = useId();
  const section = useRef<HTMLElement>(null);
  const elsewhere = [besideSearch, ...selects.map(({ name }) => name)];
  const groups = (Object.keys(listing.filters) as Name[]).flatMap((name) => {
    const values = elsewhere.includes(name) ? undefined : facetOf(listing.filters[name], facets);
    return values ? [{ name, values }] : [];
  });
  // What the box shows isn't asked: hydration may have taken back a tick that came during it.
  const toggle = (name: Name, value: string) =>
    change(({ chosen }) => {
      const others = chosen[name].filter((other) => other !== value);
      const on = others.length === chosen[name].length;
      return { chosen: choiceOf<Name>([name], on ? [...others, value] : others) };
    });
  const names = [...selects, ...groups].map(({ name }) => name);
  const count = names.reduce((sum, name) => sum + address.chosen[name].length, 0);
  // The button disappears with the filters, so the focus moves to a remaining element.
  const reset = () => {
    change({ chosen: choiceOf<Name>(names, []) });
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label="Filters" ref={section} tabIndex={-1}>
      <Toggle size="md" aria-expanded={open} aria-controls={groupsId} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Toggle>
      <Groups id={groupsId} data-open={open ? "" : undefined}>
        {selects.length > 0 && (
          <chakra.div display="grid" gap="2.5">
            {selects.map((filter) => (
              <FilterSelect key={filter.name} compact state={state} filter={filter} facets={facets} />
            ))}
          </chakra.div>
        )}
        {groups.map(({ name, values }) => (
          <FacetGroup
            key={name}
            name={name}
            legend={listing.filters[name].label}
            noun={noun}
            options={facetOptions(listing.filters[name], values, address.chosen[name])}
            chosen={address.chosen[name]}
            wordOf={(value) => wordOf(listing.filters[name], value)}
            onToggle={(value) => toggle(name, value)}
          />
        ))}
        <Apply type="submit" form={FORM} variant="primary">
          Apply filters
        </Apply>
        {count > 0 && (
          <Button justifySelf="start" onClick={reset}>
            Reset filters
          </Button>
        )}
      </Groups>
    </section>
  );
}
