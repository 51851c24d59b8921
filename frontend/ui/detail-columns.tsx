import { chakra } from "@chakra-ui/react";

/** A record's content with its facts alongside; stacked on small screens. */
export const DetailColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 21rem" },
    columnGap: "16",
    rowGap: "10",
    alignItems: "start",
    mt: { base: "8", md: "10" },
  },
});
