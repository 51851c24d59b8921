import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { FacetGroups, type FacetProps } from "./facet-groups.tsx";

const Column = chakra("section", {
  base: {
    // Stays in view next to the results, however long they are.
    position: { lg: "sticky" },
    top: { lg: "20" },
    maxHeight: { lg: "calc(100dvh - {sizes.24})" },
    overflowY: { lg: "auto" },
    // Leaves room for the focus ring.
    p: { lg: "1" },
    m: { lg: "-1" },
    // Without filters there is no column.
    "@media (scripting: enabled)": { "&:has(button[form]:only-child)": { display: "none" } },
  },
});
const Toggle = chakra(Button, {
  base: { width: "full", hideFrom: "lg", "@media (scripting: none)": { display: "none" } },
});
const Groups = chakra("div", {
  base: {
    display: { base: "none", lg: "grid" },
    gap: "7",
    "@media (scripting: none)": { display: "grid" },
  },
});
const Sheet = chakra("div", { base: { display: "grid", gap: "6", px: "5", pt: "5" } });
const SheetFoot = chakra("div", {
  base: {
    position: "sticky",
    bottom: "0",
    mx: "-5",
    px: "5",
    py: "3.5",
    borderTopWidth: "1px",
    borderColor: "line",
    bg: "bg.raised",
  },
});

type Props<Name extends string, Sort extends string> = FacetProps<Name, Sort> & {
  /** The number of results, such as "26 solutions". */
  found: string;
};

/** The filters with their counts next to the results; on small screens in a sheet behind a button. */
export function FacetColumn<Name extends string, Sort extends string>({
  found,
  ...props
}: Props<Name, Sort>) {
  const { chosen } = props.state.address;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = (Object.keys(chosen) as Name[])
    .filter((name) => name !== props.besideSearch)
    .reduce((sum, name) => sum + chosen[name].length, 0);
  return (
    <Column id="filters" tabIndex={-1} aria-label="Filters">
      <Toggle size="md" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Toggle>
      <Groups>
        <FacetGroups {...props} />
        <ApplyButton variant="primary">Apply filters</ApplyButton>
      </Groups>
      {open && (
        <Dialog label="Filters" sheet onClose={close}>
          <Sheet>
            <chakra.h2 fontSize="lg" fontWeight="semibold">
              Filters
            </chakra.h2>
            <FacetGroups {...props} />
            <SheetFoot>
              <Button variant="primary" size="md" width="full" onClick={close}>
                Show {props.state.busy ? "results" : found}
              </Button>
            </SheetFoot>
          </Sheet>
        </Dialog>
      )}
    </Column>
  );
}
