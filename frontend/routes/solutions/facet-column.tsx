import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { levelLabels, priceBandLabels } from "../../features/solutions/vocabulary.ts";
import { Button } from "../../ui/button.tsx";
import { countFilters, parseAddress, type SolutionsAddress, toWord } from "./address.ts";
import { FacetGroup } from "./facet-group.tsx";
import { withChosen } from "./facet-options.ts";
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

const words = (name: string, values: string[]) => new URLSearchParams(values.map((value) => [name, value]));

/** Sport, level and price band, each with its counts; behind a button on a small screen. */
export function FacetColumn({ address, facets, change }: Props) {
  const [open, setOpen] = useState(false);
  const groups = useId();
  const count = countFilters(address);
  const levels = facets.levels.map((facet) => ({ ...facet, value: toWord(facet.value) }));
  const prices = facets.priceBands.map((facet) => ({ ...facet, value: toWord(facet.value) }));
  const chosenLevels = address.level.map(toWord);
  const chosenPrices = address.price.map(toWord);
  return (
    <section aria-label="Filters">
      <Toggle size="md" aria-expanded={open} aria-controls={groups} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Toggle>
      <Groups id={groups} data-open={open ? "" : undefined}>
        <FacetGroup
          name="sport"
          legend="Sport"
          options={withChosen(facets.sports, address.sport)}
          chosen={address.sport}
          onChange={(sport) => change({ sport })}
        />
        <FacetGroup
          name="level"
          legend="Level"
          options={withChosen(
            levels,
            chosenLevels,
            (word) => levelLabels[parseAddress(words("level", [word])).level[0] ?? "ELITE"],
          )}
          chosen={chosenLevels}
          onChange={(level) => change({ level: parseAddress(words("level", level)).level })}
        />
        <FacetGroup
          name="price"
          legend="Price band"
          options={withChosen(
            prices,
            chosenPrices,
            (word) => priceBandLabels[parseAddress(words("price", [word])).price[0] ?? "CUSTOM"],
          )}
          chosen={chosenPrices}
          onChange={(price) => change({ price: parseAddress(words("price", price)).price })}
        />
        <Apply type="submit" form={FORM} variant="primary">
          Apply filters
        </Apply>
        {count > 0 && (
          <Button justifySelf="start" onClick={() => change({ sport: [], level: [], price: [] })}>
            Reset filters
          </Button>
        )}
      </Groups>
    </section>
  );
}
