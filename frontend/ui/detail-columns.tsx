import { chakra } from "@chakra-ui/react";

/** What a thing is, beside its facts; one below the other on a small screen. */
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
