import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import { levelLabels, priceBandLabels } from "../../features/solutions/vocabulary.ts";
import { Button } from "../../ui/button.tsx";
import { countFilters, parseLevels, parsePrices, type SolutionsAddress, toWord } from "./address.ts";
import { FacetGroup } from "./facet-group.tsx";
import { byCount, scaleOptions, withChosen } from "./facet-options.ts";
import { FORM } from "./search-form.tsx";
import type { FacetColumn_FacetsFragment } from "./solutions.generated.ts";
import type { ChangeAddress } from "./use-address.ts";

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

type Props = { address: SolutionsAddress; facets: FacetColumn_FacetsFragment; change: ChangeAddress };

/** Sport, level and price band, each with its counts; behind a button on a small screen. */
export function FacetColumn({ address, facets, change }: Props) {
  const [open, setOpen] = useState(false);
  const groups = useId();
  const count = countFilters(address);
  const section = useRef<HTMLElement>(null);
  // The button goes away with the filters, so the focus moves to what is left.
  const reset = () => {
    change({ sport: [], level: [], price: [] });
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label="Filters" ref={section} tabIndex={-1}>
      <Toggle size="md" aria-expanded={open} aria-controls={groups} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Toggle>
      <Groups id={groups} data-open={open ? "" : undefined}>
        <FacetGroup
          name="sport"
          legend="Sport"
          options={withChosen(facets.sports, address.sport).toSorted(byCount)}
          chosen={address.sport}
          onChange={(sport) => change({ sport })}
        />
        <FacetGroup
          name="level"
          legend="Level"
          options={scaleOptions(levelLabels, facets.levels)}
          chosen={address.level.map(toWord)}
          onChange={(level) => change({ level: parseLevels(level) })}
        />
        <FacetGroup
          name="price"
          legend="Price band"
          options={scaleOptions(priceBandLabels, facets.priceBands)}
          chosen={address.price.map(toWord)}
          onChange={(price) => change({ price: parsePrices(price) })}
        />
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
