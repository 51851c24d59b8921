import { chakra } from "@chakra-ui/react";
import { Page } from "../../ui/layout/page.tsx";

/** Two columns: a form, and the content next to it. */
export const FormColumns = chakra(Page, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 32rem) minmax(0, 1fr)" },
    columnGap: "16",
    rowGap: "10",
    alignItems: "start",
    pt: { base: "8", md: "12" },
  },
});
