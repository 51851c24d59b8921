import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { choiceOf, type Filters, toWord } from "./address.ts";
import { FacetGroup } from "./facet-group.tsx";
import type { FacetOption } from "./facet-options.ts";
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
// Without a script nothing happens on a choice: there, a button sends the form.
const Apply = chakra(Button, {
  base: { display: "none", "@media (scripting: none)": { display: "inline-flex" } },
});

/** A filter with its values and their counts. */
export type Facet<F extends Filters> = {
  name: keyof F & string;
  legend: string;
  options: readonly FacetOption[];
};

type Props<F extends Filters, Sort extends string> = {
  state: ListingState<F, Sort>;
  facets: readonly Facet<F>[];
  selects?: readonly SelectFilter<F>[] | undefined;
  /** What is counted, such as "solutions". */
  noun: string;
};

/** The filters with their counts; behind a button on a small screen. */
export function FacetColumn<F extends Filters, Sort extends string>({
  state,
  facets,
  selects = [],
  noun,
}: Props<F, Sort>) {
  const { listing, address, change } = state;
  const [open, setOpen] = useState(false);
  const groups = useId();
  const section = useRef<HTMLElement>(null);
  const names = [...selects, ...facets].map(({ name }) => name);
  const count = names.reduce((sum, name) => sum + address.chosen[name].length, 0);
  // The button goes away with the filters, so the focus moves to what is left.
  const reset = () => {
    change({ chosen: choiceOf<F>(names, []) });
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label="Filters" ref={section} tabIndex={-1}>
      <Toggle size="md" aria-expanded={open} aria-controls={groups} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Toggle>
      <Groups id={groups} data-open={open ? "" : undefined}>
        {selects.length > 0 && (
          <chakra.div display="grid" gap="2.5">
            {selects.map((filter) => (
              <FilterSelect key={filter.name} compact state={state} filter={filter} />
            ))}
          </chakra.div>
        )}
        {facets.map(({ name, legend, options }) => (
          <FacetGroup
            key={name}
            name={name}
            legend={legend}
            noun={noun}
            options={options}
            chosen={address.chosen[name]}
            wordOf={listing.filters[name] ? toWord : String}
            onChange={(values) => change({ chosen: choiceOf<F>([name], values) })}
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
