import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { formatCounted } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { singular } from "../singular.ts";
import type { FacetOption } from "./facet-options.ts";
import { FORM } from "./form-id.ts";

/** The number of values shown before "Show all". */
const SHOWN = 8;

const Group = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "semibold" } });
const Row = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minHeight: { base: "11", lg: "8" },
    fontSize: "sm",
    cursor: "pointer",
    "&[data-more]": { display: "none", "@media (scripting: none)": { display: "flex" } },
  },
});
const Label = chakra("span", { base: { flex: "1", minWidth: "0" } });
const Count = chakra("span", { base: { color: "fg.muted" } });
const More = chakra("button", {
  base: {
    mt: "1",
    minHeight: "8",
    color: "accent",
    fontSize: "sm",
    fontWeight: "medium",
    cursor: "pointer",
    _hover: { textDecoration: "underline" },
    // Without JavaScript, all are shown.
    "@media (scripting: none)": { display: "none" },
  },
});

type Props = {
  name: string;
  legend: string;
  /** The noun for counts, such as "solutions". */
  noun: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  /** A value in URL form. */
  wordOf: (value: string) => string;
  onToggle: (value: string) => void;
};

/** A group of filter values with their counts. */
export function FacetGroup({ name, legend, noun, options, chosen, wordOf, onToggle }: Props) {
  const [all, setAll] = useState(false);
  const collapsible = options.length > SHOWN + 1;
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map(({ value, label, count, countIsExact = true }, index) => {
        const checked = chosen.includes(value);
        const folded = collapsible && !all && index >= SHOWN && !checked;
        return (
          <Row key={value} data-more={folded ? "" : undefined}>
            <Checkbox
              form={FORM}
              name={name}
              value={wordOf(value)}
              checked={checked}
              // React fires the change event by comparing values; this event also fires for a press during
              // hydration.
              onInput={() => onToggle(value)}
              // React warns if it is missing.
              onChange={() => undefined}
            />
            <Label>{label}</Label>
            <Count>
              {formatCounted(count, countIsExact)}
              <VisuallyHidden> {count === 1 ? singular(noun) : noun}</VisuallyHidden>
            </Count>
          </Row>
        );
      })}
      {collapsible && (
        <More type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show all ${options.length}`}
        </More>
      )}
    </Group>
  );
}
