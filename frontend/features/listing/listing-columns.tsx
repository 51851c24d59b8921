import { chakra } from "@chakra-ui/react";
import { Page } from "../../ui/layout/page.tsx";

/** Filters next to the results, or above them on small screens. */
export const ListingColumns = chakra(Page, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "13.5rem minmax(0, 1fr)" },
    columnGap: "10",
    rowGap: "6",
    alignItems: "start",
    pt: { base: "5", lg: "8" },
    // No filter divides the results, so only the control that applies them is shown.
    "&:has(button[form]:only-child)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
